import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';

it('npm run screenshots takes a picture of a state', async () => {
  const folder = temporaryFolder();
  const options = ['--base', inject('siteOrigin'), '--widths', '360', '--only', 'favourite'];
  execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('test/commands/screenshots.ts'), ...options],
    { cwd: folder, stdio: 'pipe' },
  );
  const { width } = await sharp(join(folder, 'out/screenshots/360/favourite.png')).metadata();
  expect(width).toBe(360);
});
