import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

export function stubCommands(scripts: Record<string, string>) {
  const folder = temporaryFolder();
  const log = join(folder, 'calls');
  for (const [name, script] of Object.entries(scripts)) {
    const text = `#!/bin/sh\necho "${name} $*" >>'${log}'\n${script}\n`;
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  }
  return {
    PATH: `${folder}:${process.env.PATH}`,
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}
