import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { startSite } from '../../scripts/build/site-process.ts';
import { builtOwnSite } from '../own-site.ts';
import { jsonLd, metaOf, textOf, texts } from '../server/html.ts';

const paths = ['/', '/inventory', '/about', '/contact', '/car/101', '/car/107', '/car/1', '/nowhere'];
const files = ['/site.webmanifest', '/robots.txt', '/sitemap.xml', '/vehicles.csv'];
const answers: Record<string, string> = {};
let built = '';

beforeAll(async () => {
  built = (await builtOwnSite()).folder;
  const { origin, stop } = await startSite({ folder: built });
  for (const path of [...paths, ...files]) answers[path] = await (await fetch(origin + path)).text();
  await stop();
});

it('the site of a dealer’s own stock has its cars, their share cards and its rules, and no car of the sample', () => {
  expect(textOf(answers['/car/101'] ?? '')).toContain('Electric cars may run, as of 1 May 2030');
  expect(existsSync(join(built, 'public/assets/cars/1'))).toBe(false);
  for (const id of ['101', '107']) {
    const { origin, pathname } = new URL(metaOf(answers[`/car/${id}`] ?? '')['og:image'] ?? '');
    expect(origin).toBe('https://www.gaadi.example');
    expect(pathname).toMatch(new RegExp(`^/assets/cars/${id}/share\\.[0-9a-f]{8}\\.jpg$`));
    expect(existsSync(join(built, 'public', pathname))).toBe(true);
  }
});

it('a dealer’s site out of season has no text of the sample’s festival', () => {
  const samples = /Utsav|Deepotsav|Karol Bagh|110005|hello@|Est\. 2015|5,000\+|2,500\+|4\.9\/5/i;
  const assets = join(built, 'public/assets');
  const bundles = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const name of bundles) expect(readFileSync(join(assets, name), 'utf8'), name).not.toMatch(samples);
  for (const [path, text] of Object.entries(answers)) {
    expect(text, path).not.toMatch(samples);
    expect(text, path).not.toMatch(
      /certified|pre-owned|transparent|premium|2015:|[^\d]15\+|25\+ Years|12\.5/i,
    );
  }
  for (const path of paths) {
    const { [path]: text = '' } = answers;
    const said = [textOf(text), ...texts(text, 'title'), ...Object.values(metaOf(text))];
    expect(`${said.join('\n')}\n${JSON.stringify(jsonLd(text))}`, path).not.toMatch(
      /festive|diwali|season|lamp|certified|Delhi(?! NCR| until|: )/i,
    );
  }
});

it('a dealer’s site has icons and a share card of its own', () => {
  const icons = ['apple-touch-icon.png', 'icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
  for (const path of ['favicon.ico', ...['share.jpg', ...icons].map((name) => `assets/${name}`)]) {
    const [own, sample] = [join(built, 'public'), 'client/public'].map((folder) =>
      readFileSync(join(folder, path)),
    );
    expect(own, path).not.toEqual(sample);
  }
});
