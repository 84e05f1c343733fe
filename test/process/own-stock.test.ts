import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { startSite } from '../../scripts/build/site-process.ts';
import { sceneVersions } from '../../shared/scenes/scene-versions.ts';
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
    const said = [
      textOf(text),
      texts(text, 'title'),
      Object.values(metaOf(text)),
      JSON.stringify(jsonLd(text)),
    ];
    expect(said.join('\n'), path).not.toMatch(
      /festive|diwali|season|lamp|certified|Delhi(?! NCR| until|: )/i,
    );
  }
});

it('a dealer’s site out of season has no picture of the sample’s festival', () => {
  const all = Object.values(answers).join('\n');
  const named = all.match(/\/assets\/[\w./-]+\.(?:avif|webp|jpg|png|svg)/g) ?? [];
  const shown = new Set(['/favicon.ico', '/assets/share.jpg', '/assets/apple-touch-icon.png', ...named]);
  const samples = new Set(
    readdirSync('client/public', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(avif|webp|jpg|png|svg|ico)$/.test(name) && !isPlain(name))
      .map((name) => hashOf(join('client/public', name))),
  );
  expect(samples.size).toBeGreaterThan(100);
  expect(shown.size).toBeGreaterThan(20);
  for (const path of shown) expect(samples.has(hashOf(join(built, 'public', path))), path).toBe(false);
});

/** Whether a picture is a drawing without festive decoration. */
function isPlain(name: string): boolean {
  return Object.values(sceneVersions.plain).some((version) => name.includes(`.${version}.`));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
