import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { siteOrigin } from '../harness/site.ts';

it('npm run screenshots takes a picture of a state', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = ['--base', siteOrigin, '--widths', '360', '--only', 'favourite'];
  execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('scripts/screenshots.ts'), ...options],
    { cwd: folder, stdio: 'pipe' },
  );
  const { width } = await sharp(join(folder, 'out/screenshots/360/favourite.png')).metadata();
  expect(width).toBe(360);
});
