import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SitePlan } from '../../scripts/build/sites.ts';
import { checkStock } from '../../scripts/stock/check/read-stock.ts';
import { sceneVersions } from '../../shared/scenes/scene-versions.ts';
import { builtOwnSite } from '../own-site.ts';
import { jsonLd, links, metaOf, textOf, texts } from '../server/html.ts';
import { startInstance } from './instance.ts';

let plan: SitePlan;
let built = '';
beforeAll(async () => {
  plan = await builtOwnSite();
  built = plan.folder;
}, 180_000);

let site: Awaited<ReturnType<typeof startInstance>>;
beforeEach(async () => {
  site = await startInstance({ folder: built });
});

const get = async (path: string) => {
  const answer = await fetch(site.origin + path);
  return { status: answer.status, text: await answer.text() };
};

describe('a site of a dealer’s stock', () => {
  it('has its cars, brand and texts, and nothing of the sample or of a season', async () => {
    expect(await checkStock(plan.stock)).toEqual([]);
    const paths = ['/', '/inventory', '/about', '/contact', '/car/101', '/sitemap.xml'];
    const answers = await Promise.all(paths.map(get));
    const [home = '', inventory = '', about = '', contact = '', tesla = '', sitemap = ''] = answers.map(
      ({ text }) => text,
    );
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(carsIn(inventory)).toHaveLength(60);
    expect(carsIn(sitemap)).toHaveLength(62);
    expect(carsIn(inventory).slice(0, 6)).toEqual(['101', '102', '103', '104', '105', '201']);
    expect(carsIn(home)).toEqual(['101', '102', '103']);
    expect(texts(home, 'title')).toEqual(['गाड़ी घर Gurugram | Used Cars']);
    expect(texts(home, 'h1')).toEqual(['चुनी हुई गाड़ियाँ']);
    expect(textOf(home)).toContain('गाड़ी घर welcomes you.');
    expect(textOf(home)).toContain('Two brothers and a yard: that is गाड़ी घर.');
    expect(textOf(about)).toContain('Est. 2024');
    expect(texts(about, 'dt').slice(0, 1)).toEqual(['Cars sold']);
    expect(textOf(contact)).toContain('MG Road');
    expect(texts(tesla, 'h1')).toEqual(['2019 Tesla Model 3']);
    expect(textOf(tesla)).toContain('Electric cars may run, as of 1 May 2030.');
    expect((await get('/car/1')).status).toBe(404);
    const [, card = ''] =
      /^https:\/\/www\.gaadi\.example(\/assets\/cars\/101\/share\.[0-9a-f]{8}\.jpg)$/.exec(
        metaOf(tesla)['og:image'] ?? '',
      ) ?? [];
    const shared = await fetch(site.origin + card);
    expect(shared.status).toBe(200);
    expect(shared.headers.get('content-type')).toBe('image/jpeg');
    expect(existsSync(join(built, 'public/assets/cars/1'))).toBe(false);
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

describe('a sold car', () => {
  it('leaves the lists; its page shows it as sold for a while, with three others, and is then gone', async () => {
    const inventory = await get('/inventory');
    const sitemap = await get('/sitemap.xml');
    for (const id of ['107', '108']) {
      expect(inventory.text).not.toContain(`/car/${id}`);
      expect(sitemap.text).not.toContain(`/car/${id}<`);
    }
    // 107 was sold later than 108.
    const last = JSON.parse(readFileSync(join(plan.stock, 'cars/107.json'), 'utf8')) as { sold: string };
    expect(sitemap.text).toContain(`/inventory</loc><lastmod>${last.sold}</lastmod>`);

    const sold = await get('/car/107');
    expect(sold.status).toBe(200);
    expect(texts(sold.text, 'title')).toEqual(['2019 Honda City ZX - Sold | गाड़ी घर Gurugram']);
    expect(metaOf(sold.text).robots).toBe('noindex, follow');
    expect(jsonLd(sold.text)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    expect(textOf(sold.text)).toContain('Sold: 2019 Honda City ZX');
    expect(texts(sold.text, 'h2')).not.toContain('Interested in this vehicle?');
    // No heart for itself, only for the three.
    expect(sold.text.match(/aria-label="Add to favorites"/g)).toHaveLength(3);
    expect(links(sold.text).filter(([, href]) => href?.startsWith('/car/'))).toEqual([
      ['View Details', '/car/105'],
      ['View Details', '/car/104'],
      ['View Details', '/car/103'],
    ]);

    const gone = await get('/car/108');
    expect([gone.status, texts(gone.text, 'h1')]).toEqual([410, ['Car Not Found']]);
    expect((await get('/car/999')).status).toBe(404);
    const worse = () => site.lines().filter(({ level, path }) => level > 30 && path);
    await expect
      .poll(() => worse().map(({ msg, path }) => [msg, path]))
      .toEqual([['unknown path', '/car/999']]);
    const card = metaOf((await get('/car/107')).text)['og:image'] ?? '';
    expect(card).toMatch(/\/assets\/cars\/107\/share\.[0-9a-f]{8}\.jpg$/);
    expect((await get(new URL(card).pathname)).status).toBe(200);
  });
});

/** A drawing for the time out of season. */
function isPlain(name: string): boolean {
  return Object.values(sceneVersions.plain).some((version) => name.includes(`.${version}.`));
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The ids of cars linked by a page or the sitemap. */
function carsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\/car\/(\d+)["<]/g)].map(([, id = '']) => id))].toSorted();
}
