import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { elements, linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const page = async (path: string) => (await request(app).get(path)).text;

describe.each(['/', '/inventory', '/car/1', '/car/34', '/about', '/contact', '/nowhere'])(
  'the page %s',
  (path) => {
    it('carries the festive banner on top and the message again at its foot', async () => {
      const parts = textOf(await page(path)).split('Happy Festive Season! Special Festive Offers Available');
      expect(parts).toHaveLength(3);
      expect(parts[0]).toMatch(/Skip to content $/);
    });

    it('leads to the four screens from bar, menu and foot', async () => {
      const html = await page(path);
      const nav = elements(html, 'nav').map(({ text }) => text);
      expect(nav).toEqual([
        'Home Inventory About Contact',
        'Home Inventory About Contact',
        'Quick Links Home Inventory About Us Contact Us',
      ]);
      for (const target of ['/', '/inventory', '/about', '/contact']) {
        expect(linksTo(html, target).length, target).toBeGreaterThanOrEqual(3);
      }
    });

    it('has a labelled menu button', async () => {
      const labels = elements(await page(path), 'button').map(({ attributes }) => attributes['aria-label']);
      expect(labels).toEqual(expect.arrayContaining(['Open menu', 'Close menu']));
    });

    it('tells address, hours, phone and e-mail at its foot', async () => {
      const [footer] = elements(await page(path), 'footer');
      for (const text of [
        'About Us',
        '108 Deepotsav Marg, Karol Bagh, New Delhi 110005',
        'Mon-Sun: 9:00 AM - 7:00 PM',
        '+91 00000 00000',
        'hello@utsavmotors.example',
        'Subscribe',
        '© 2031 Utsav Motors.',
      ]) {
        expect(footer?.text).toContain(text);
      }
      expect(linksTo(await page(path), 'tel:+910000000000')).toContain('+91 00000 00000');
      expect(linksTo(await page(path), 'mailto:hello@utsavmotors.example')).toContain(
        'hello@utsavmotors.example',
      );
    });

    it('has a newsletter form that asks for an e-mail address', async () => {
      const field = elements(await page(path), 'input').find(
        ({ attributes }) => attributes.id === 'newsletter-email',
      );
      expect(field?.attributes).toMatchObject({ type: 'email', required: '' });
    });

    it('has seven placeholders that lead nowhere', async () => {
      const placeholders = elements(await page(path), 'a').filter(
        ({ attributes }) => !('href' in attributes),
      );
      expect(placeholders.map(({ text }) => text)).toEqual([
        'Facebook',
        'Instagram',
        'X',
        'YouTube',
        'Terms of Service',
        'Privacy Policy',
        'Sitemap',
      ]);
      for (const { attributes } of placeholders) expect(attributes['aria-disabled']).toBe('true');
    });
  },
);

describe('the navigation', () => {
  it.each([
    ['/', ['Home', 'Home']],
    ['/inventory', ['Inventory', 'Inventory']],
    ['/inventory?make=Honda', ['Inventory', 'Inventory']],
    ['/about', ['About', 'About']],
    ['/contact', ['Contact', 'Contact']],
    ['/car/1', []],
    ['/nowhere', []],
  ])('marks the exact page alone on %s', async (path, marked) => {
    const links = elements(await page(path), 'a');
    const current = links.filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect(current.map(({ text }) => text)).toEqual(marked);
  });
});

describe('a site with addresses of its own', () => {
  const own = makeApp({
    site: { social: { Instagram: 'https://insta.example/us' }, termsUrl: 'https://dealer.example/terms' },
  });

  it('links to them', async () => {
    const { text: html } = await request(own.app).get('/about');
    expect(linksTo(html, 'https://insta.example/us')).toEqual(['Instagram']);
    expect(linksTo(html, 'https://dealer.example/terms')).toEqual(['Terms of Service']);
  });
});

describe('a site out of season', () => {
  const plain = makeApp({ site: { festive: false } });

  it.each(['/', '/inventory', '/car/1'])('shows no festive theme on %s', async (path) => {
    const { text: html } = await request(plain.app).get(path);
    expect(textOf(html)).not.toMatch(/Happy Festive Season|Festive Special|Diwali/);
  });
});
