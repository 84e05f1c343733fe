import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../../../scripts/sample-pages.ts';
import { elements, links, linksTo, part, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const page = async (path: string) => (await request(app).get(path)).text;

const items = [
  ['Home', '/'],
  ['Inventory', '/inventory'],
  ['About', '/about'],
  ['Contact', '/contact'],
];
const pages = new Map<string, string>();
for (const { path } of samplePages) pages.set(path, await page(path));

describe('every page', () => {
  it('has the festive banner on top', () => {
    for (const [path, html] of pages) {
      expect(textOf(html), path).toMatch(
        /Skip to content Happy Festive Season! Special Festive Offers Available/,
      );
    }
  });

  it('links to the four screens from its bar and from its menu', () => {
    for (const [path, html] of pages) {
      expect(links(part(html, '<nav class="navigation__bar"')), path).toEqual(items);
      expect(links(part(html, '<nav aria-label="Mobile"')), path).toEqual(items);
    }
  });

  it('labels the buttons that open and close its menu', () => {
    for (const [path, html] of pages) {
      const labels = elements(part(html, '<header'), 'button').map(
        ({ attributes }) => attributes['aria-label'],
      );
      expect(labels, path).toEqual(['Open menu', 'Close menu']);
    }
  });

  it('has the same footer', () => {
    const feet = [...pages.values()].map((html) => part(html, '<footer'));
    expect(new Set(feet).size).toBe(1);
  });
});

describe('the footer', () => {
  const foot = part(pages.get('/about') ?? '', '<footer');

  it('has a newsletter form that asks for an e-mail address', () => {
    const form = part(foot, '<form');
    expect(elements(form, 'input').map(({ attributes: { type, required } }) => [type, required])).toEqual([
      ['email', ''],
    ]);
    expect(texts(form, 'button')).toEqual(['Subscribe']);
  });

  it('claims the copyright of the current year', () => {
    expect(textOf(foot)).toContain('© 2031 Utsav Motors.');
  });

  it('links to the dealer’s own social pages', async () => {
    const own = makeApp({
      site: { social: { Instagram: 'https://insta.example/us' }, termsUrl: 'https://dealer.example/terms' },
    });
    const { text } = await request(own.app).get('/about');
    expect(linksTo(text, 'https://insta.example/us')).toEqual(['Instagram']);
    expect(linksTo(text, 'https://dealer.example/terms')).toEqual(['Terms of Service']);
  });
});

describe('the navigation', () => {
  it('marks a screen as active on exactly its path, in bar and menu', async () => {
    pages.set('/inventory?make=Honda', await page('/inventory?make=Honda'));
    for (const [path, html] of pages) {
      const marked = elements(html, 'a').filter(({ attributes }) => attributes['aria-current']);
      const [name] = items.find(([, href]) => href === path.replace(/\?.*/, '')) ?? [];
      expect(
        marked.map(({ text }) => text),
        path,
      ).toEqual(name ? [name, name] : []);
    }
  });
});

describe('a site out of season', () => {
  it('shows no festive theme', async () => {
    const plain = makeApp({ site: { season: 'never' } });
    for (const path of ['/', '/inventory', '/car/1']) {
      const { text } = await request(plain.app).get(path);
      expect(textOf(text), path).not.toMatch(/Happy Festive Season|Festive Special|Diwali/);
    }
  });
});
