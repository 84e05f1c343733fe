import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../../scripts/build/client/build-client.ts';
import { sampleSite } from '../../../scripts/build/sites.ts';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { namesInScript, namesInStyles, supportIn } from './feature-names.ts';

// Features that the oldest browsers lack, by the reason why the site may use them.
const newerInScripts = {
  'client/pages/car-detail/share-page.ts asks for it first': ['.share', 'Navigator.share'],
  'client/browser/visitor-settings.ts asks for it first': ['Navigator.connection'],
  'browsers without it do not prerender': ['Document.prerendering'],
  'opens a tab everywhere, and lacks only features of pop-up windows on iOS': ['Window.open'],
};

const newerInStyles = {
  'in @supports': [':details-content', 'content-visibility:', 'content-visibility: visible'],
  'next to the prefixed property': ['mask-image:'],
  'Safari styles only the marker’s color and size, which is all that is set': [':marker'],
  'without it, a message scrolls in its field': ['field-sizing:', 'field-sizing: content'],
  'without it, nothing moves': ['@starting-style'],
  'without it, lines are less even': ['text-wrap:', 'text-wrap: balance', 'text-wrap: pretty'],
  'without it, a sheet may end with a heading': ['break-after: avoid'],
  'without it, the browser chooses the paper': ['@page'],
  'without it, a strip of pictures has a scroll bar': ['scrollbar-width:', 'scrollbar-width: none'],
  'without it, the page may jump when the footer stays in place': [
    'overflow-anchor:',
    'overflow-anchor: none',
  ],
  'older for elements that scroll, newer for others': [
    'overscroll-behavior:',
    'overscroll-behavior: contain',
  ],
  'Safari has no forced colours': ['forced-color-adjust:', 'forced-color-adjust: none'],
  'phones have no mouse': [
    'cursor: pointer',
    'cursor: progress',
    'cursor: zoom-in',
    'cursor: zoom-out',
    'resize:',
  ],
};

const { folder } = sampleSite;
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as AssetManifest;
const textOf = (path: string) => readFileSync(join(folder, 'public', path), 'utf8');
const support = supportIn(oldestBrowsers);
const newerOf = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => support.get(name) === false).sort();

describe('the oldest browsers', () => {
  it('are those of README.md', () => {
    const { chrome, firefox, safari } = oldestBrowsers;
    expect(readFileSync('README.md', 'utf8')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
    );
  });

  // A property that is only read may be missing: it is undefined then. The packages name their own oldest browsers.
  it('have every feature that the scripts use without asking for it first', () => {
    const { start, scripts, fireworks } = manifest;
    const names = [start, fireworks, scripts.site].flatMap((path) => namesInScript(textOf(path)));
    expect(newerOf(names)).toEqual(Object.values(newerInScripts).flat().sort());
  });

  it('have every feature of the styles that a page needs', () => {
    const names = namesInStyles(textOf(manifest.stylesheet));
    expect(newerOf(names)).toEqual(Object.values(newerInStyles).flat().sort());
  });

  it.each([
    ['cars.values().map(titleOf)', 'Iterator.map'],
    ['text.matchAll(/a/g).toArray()', 'Iterator.toArray'],
    ['new URLPattern(path)', 'URLPattern'],
  ])('lack the script `%s`', (script, name) => {
    expect(newerOf(namesInScript(script))).toContain(name);
  });

  it('lack light-dark()', () => {
    expect(newerOf(namesInStyles('a{color:light-dark(red,blue)}'))).toContain('light-dark()');
  });
});
