import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SitePlan } from '../../scripts/build/sites.ts';
import { checkStock } from '../../scripts/stock/check/read-stock.ts';
import { sceneVersions } from '../../shared/scenes/scene-versions.ts';
import { builtOwnSite } from '../own-site.ts';
import { jsonLd, metaOf, textOf, texts } from '../server/html.ts';
import { startInstance } from './instance.ts';

let plan: SitePlan;
let built = '';
beforeAll(async () => {
  plan = await builtOwnSite();
  built = plan.folder;
});

let site: Awaited<ReturnType<typeof startInstance>>;
beforeEach(async () => {
  site = await startInstance({ folder: built });
});

const get = async (path: string) => {
  const answer = await fetch(site.origin + path);
  return { status: answer.status, text: await answer.text() };
};

describe('a site that was built from a dealer’s stock', () => {
  it('has its cars, their share cards and its rules, and no car of the sample', async () => {
    expect(await checkStock(plan.stock)).toEqual([]);
    const { text: tesla } = await get('/car/101');
    expect(textOf(tesla)).toContain('Electric cars may run, as of 1 May 2030.');
    expect(existsSync(join(built, 'public/assets/cars/1'))).toBe(false);
    const { text: sold } = await get('/car/107');
    for (const [id, text] of Object.entries({ 101: tesla, 107: sold })) {
      const card = new URL(metaOf(text)['og:image'] ?? '');
      expect(card.origin).toBe('https://www.gaadi.example');
      expect(card.pathname).toMatch(new RegExp(`^/assets/cars/${id}/share\\.[0-9a-f]{8}\\.jpg$`));
      const shared = await fetch(site.origin + card.pathname);
      expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });
});

describe('a dealer’s site out of season', () => {
  const paths = ['/', '/inventory', '/about', '/contact', '/car/101', '/car/107', '/car/1', '/nowhere'];

  it('has no text of the sample’s festival', async () => {
    const files = ['/site.webmanifest', '/robots.txt', '/sitemap.xml'];
    const pages = await Promise.all(paths.map(get));
    const bundles = readdirSync(join(built, 'public/assets'))
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => `/assets/${name}`);
    for (const path of [...paths, ...files, ...bundles]) {
      const { text } = await get(path);
      expect(text, path).not.toMatch(
        /Utsav|Deepotsav|Karol Bagh|110005|hello@|Est\. 2015|5,000\+|2,500\+|4\.9\/5/i,
      );
      if (bundles.includes(path)) continue;
      expect(text, path).not.toMatch(
        /certified|pre-owned|transparent|premium|2015:|[^\d]15\+|25\+ Years|12\.5/i,
      );
    }
    for (const [index, { text }] of pages.entries()) {
      const said = [
        textOf(text),
        texts(text, 'title'),
        ...Object.values(metaOf(text)),
        JSON.stringify(jsonLd(text)),
      ].join('\n');
      expect(said, paths[index]).not.toMatch(/festive|diwali|season|lamp|certified|Delhi(?! NCR)/i);
    }
  });

  it('has no picture of the sample’s festival', async () => {
    const shown = new Set<string>(['/favicon.ico', '/assets/share.jpg', '/assets/apple-touch-icon.png']);
    for (const { text } of [...(await Promise.all(paths.map(get))), await get('/site.webmanifest')]) {
      for (const [picture] of text.matchAll(/\/assets\/[\w./-]+\.(?:avif|webp|jpg|png|svg)/g))
        shown.add(picture);
    }
    const samples = new Set(
      readdirSync('client/public', { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(avif|webp|jpg|png|svg|ico)$/.test(name) && !isPlain(name))
        .map((name) => hashOf(readFileSync(join('client/public', name)))),
    );
    expect(samples.size).toBeGreaterThan(100);
    expect(shown.size).toBeGreaterThan(20);
    for (const path of shown) {
      const answer = await fetch(site.origin + path);
      expect(answer.status, path).toBe(200);
      expect(samples.has(hashOf(Buffer.from(await answer.arrayBuffer()))), path).toBe(false);
    }
  });
});

/** A drawing for the time out of season. */
function isPlain(name: string): boolean {
  return Object.values(sceneVersions.plain).some((version) => name.includes(`.${version}.`));
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
