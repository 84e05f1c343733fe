import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ownCars, ownDealer } from '../../own-site.ts';
import { jsonLd, links, metaOf, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { stockOfApp } from '../stock-of-app.ts';

const sold = { 107: '2031-10-19', 108: '2031-09-10' };
const { app, log } = makeApp({}, stockOfApp(ownCars(sold), ownDealer));
const get = async (path: string) => {
  const { status, text } = await request(app).get(path);
  return { status, text };
};

describe('a site of a dealer’s stock', () => {
  it('lists its cars, those of a page, and the first three on the home page', async () => {
    const inventory = carsIn((await get('/inventory')).text);
    expect(inventory).toHaveLength(60);
    expect(inventory.slice(0, 6)).toEqual(['101', '102', '103', '104', '105', '201']);
    expect(carsIn((await get('/sitemap.xml')).text)).toHaveLength(62);
    expect(carsIn((await get('/')).text)).toEqual(['101', '102', '103']);
    expect(texts((await get('/car/101')).text, 'h1')).toEqual(['2019 Tesla Model 3']);
    expect((await get('/car/1')).status).toBe(404);
  });

  it('has its brand and texts', async () => {
    const { text: home } = await get('/');
    expect(texts(home, 'title')).toEqual(['गाड़ी घर Gurugram | Used Cars']);
    expect(texts(home, 'h1')).toEqual(['चुनी हुई गाड़ियाँ']);
    expect(textOf(home)).toContain('गाड़ी घर welcomes you.');
    expect(textOf(home)).toContain('Two brothers and a yard: that is गाड़ी घर.');
    const { text: about } = await get('/about');
    expect(textOf(about)).toContain('Est. 2024');
    expect(texts(about, 'dt').slice(0, 1)).toEqual(['Cars sold']);
    expect(textOf((await get('/contact')).text)).toContain('MG Road');
    expect(jsonLd(home)[1]).toMatchObject({
      address: {
        streetAddress: '1 Old Railway Road, Sector 14',
        addressLocality: 'Gurugram',
        addressRegion: 'Haryana',
        postalCode: '122001',
      },
    });
  });
});

describe('a sold car', () => {
  it('leaves the lists, which changed on the day of its sale', async () => {
    const inventory = await get('/inventory');
    const sitemap = await get('/sitemap.xml');
    for (const id of Object.keys(sold)) {
      expect(inventory.text).not.toContain(`/car/${id}`);
      expect(sitemap.text).not.toContain(`/car/${id}<`);
    }
    expect(sitemap.text).toContain('/inventory</loc><lastmod>2031-10-19</lastmod>');
  });

  it('has a page for a while, with three others', async () => {
    const { status, text } = await get('/car/107');
    expect(status).toBe(200);
    expect(texts(text, 'title')).toEqual(['2019 Honda City ZX - Sold | गाड़ी घर Gurugram']);
    expect(metaOf(text).robots).toBe('noindex, follow');
    expect(jsonLd(text)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    expect(textOf(text)).toContain('Sold: 2019 Honda City ZX');
    expect(texts(text, 'h2')).not.toContain('Interested in this vehicle?');
    // No heart for itself, only for the three.
    expect(text.match(/aria-label="Add to favorites"/g)).toHaveLength(3);
    expect(links(text, 'a[href^="/car/"]')).toEqual([
      ['View Details', '/car/105'],
      ['View Details', '/car/104'],
      ['View Details', '/car/103'],
    ]);
  });

  it('is then gone, which is no mistake of a visitor', async () => {
    const { status, text } = await get('/car/108');
    expect([status, texts(text, 'h1')]).toEqual([410, ['Car Not Found']]);
    log.length = 0;
    await get('/car/108');
    await get('/car/999');
    const worse = log.filter(({ level, path }) => level > 30 && path);
    expect(worse.map(({ msg, path }) => [msg, path])).toEqual([['unknown path', '/car/999']]);
  });
});

/** The ids of the cars that a page or the sitemap links to. */
function carsIn(text: string): string[] {
  return [...new Set(text.match(/(?<=\/car\/)\d+(?=["<])/g))].toSorted();
}
