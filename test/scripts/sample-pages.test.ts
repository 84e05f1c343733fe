import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadScreen, pagePaths } from '../../client/routes.tsx';
import { samplePages } from '../../scripts/sample-pages.ts';

describe('the sample pages', () => {
  it.each(samplePages)('name the status and the modules of $path', async ({ path, status, modules }) => {
    const screen = await loadScreen(path);
    expect([screen.status, [...screen.modules].sort()]).toEqual([status, [...modules].sort()]);
  });

  it('include every page with a fixed path, and the module of every page but that of a sold car', () => {
    const paths: string[] = samplePages.map(({ path }) => path);
    expect(pagePaths.filter((path) => !paths.includes(path))).toEqual([]);
    const modules: string[] = samplePages.flatMap((page) => page.modules);
    const files = readdirSync('client/pages', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('-page.tsx'))
      .map((name) => `client/pages/${name}`);
    expect(files.filter((file) => !modules.includes(file))).toEqual([
      'client/pages/car-detail/sold-car-page.tsx',
    ]);
  });
});
