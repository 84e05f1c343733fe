import { expect, it } from 'vitest';
import { foundPaths } from '../../sample-pages/sample-pages.ts';
import { metaOf, values } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { sitemapPages } from './sitemap-pages.ts';

const facts = { fuel: 'Petrol', transmission: 'Manual' } as const;
const changes = [
  { ...facts, id: '1', make: 'Hyundai', day: '2026-11-01' },
  { ...facts, id: '4', make: 'Honda', day: '2026-11-22' },
  { ...facts, id: '27', make: 'Honda', day: '2026-11-08' },
];
const { get, page } = makeApp({ changes });

async function textOf(path: string, type: string): Promise<string> {
  const { headers, text } = await get(path);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
  return text;
}

it('robots.txt names the sitemap', async () => {
  const text = await textOf('/robots.txt', 'text/plain; charset=utf-8');
  expect(text).toMatch(/^Sitemap: https:\/\/www\.utsavmotors\.example\/sitemap\.xml\n/m);
});

const facets =
  'make=Hyundai make=Maruti+Suzuki make=Honda make=Toyota make=Mahindra make=Tata fuel=Petrol fuel=Petrol+%2B+CNG fuel=Diesel fuel=CNG transmission=Manual transmission=Automatic';
const cars = '1 2 4 8 10 11 12 13 14 15 18 19 20 23 24 25 26 27 28 29 30 33 35 37 38 39 40 41 42 43 44 45 46';

it('the sitemap lists each page, twelve lists of a brand, fuel or gearbox, and the 33 listed cars that have a page', () => {
  const paths = [
    ...foundPaths.filter((path) => !path.startsWith('/car/')),
    ...facets.split(' ').map((query) => `/inventory?${query}`),
    ...cars.split(' ').map((id) => `/car/${id}`),
  ];
  expect([...sitemapPages.keys()].sort()).toEqual(paths.sort());
});

it('the sitemap has the days on which cars and lists last changed, and the pictures of each car', async () => {
  const text = await textOf('/sitemap.xml', 'application/xml; charset=utf-8');
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:image="[^"]+">\n/,
  );
  const entryOf = (path: string) => text.split('\n').find((line) => line.includes(`example${path}</loc>`));
  const dayOf = (path: string) => /<lastmod>(.*)<\/lastmod>/.exec(entryOf(path) ?? '')?.[1];
  const paths = ['/about', '/inventory', '/inventory?make=Honda', '/inventory?make=Hyundai', '/car/27'];
  expect(paths.map(dayOf)).toEqual([undefined, '2026-11-22', '2026-11-22', '2026-11-01', '2026-11-08']);
  const pictures = [...(entryOf('/car/1') ?? '').matchAll(/<image:loc>[^<]*example([^<]*)</g)];
  expect(pictures).toHaveLength(4);
  expect((await get(pictures[0]?.[1] ?? '')).status).toBe(200);
});

it('the web manifest has what a browser needs to install the site', async () => {
  const text = await textOf('/site.webmanifest', 'application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(text) as { icons: { src: string; type: string }[] };
  expect(manifest).toMatchObject({
    name: 'Utsav Motors',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#26112a',
    background_color: '#fff9ee',
    icons: [
      { src: '/assets/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/assets/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/assets/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
  for (const { src, type } of manifest.icons) await textOf(src, type);
  const html = await page('/about');
  expect(values(html, 'link[rel*=icon], link[rel=manifest]', 'href').join(' ')).toBe(
    '/favicon.ico /assets/icon.svg /assets/apple-touch-icon.png /site.webmanifest',
  );
  expect(metaOf(html)['theme-color']).toBe('#26112a');
});
