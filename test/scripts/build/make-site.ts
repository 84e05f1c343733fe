import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeBuild } from '../../../scripts/build/make-build.ts';

export function makeSite(folder: string, start: string, files: Record<string, string> = {}) {
  const fill = (next: string) => {
    const url = `/assets/loader.${start}.js`;
    const manifest = { start: url, scripts: [], stylesheet: url, icons: url };
    const all = { ...files, [`public${url}`]: start, 'server/main.js': '' };
    for (const [path, text] of Object.entries({ ...all, 'manifest.json': JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(next, path)), { recursive: true });
      writeFileSync(join(next, path), text);
    }
    const stock = { words: '0 cars, 0 sold, 0 drafts', date: '2026-11-22' };
    return Promise.resolve({ brand: 'Gaadi Ghar', stock });
  };
  return makeBuild(folder, fill, { fingerprint: () => start });
}
