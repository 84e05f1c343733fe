import { beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../../../scripts/sample-pages.ts';
import { linksTo, part, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();
const pages = new Map<string, string>();
beforeAll(async () => {
  for (const { path, status } of samplePages) pages.set(path, await page(path, status));
});

// Its words and links are those of the page that is not found: test/browser/accessibility/words/.
it('every page has the same head and foot, but for the mark of the screen', () => {
  const around = [...pages.values()].map((html) => {
    const head = html.slice(html.indexOf('<a class="skip-link"'), html.indexOf('</header>'));
    return [head.replace(/ aria-current="page"/g, ''), part(html, 'footer')];
  });
  for (const parts of around) expect(parts).toEqual(around[0]);
});

describe('the footer', () => {
  it('claims the copyright of the current year', () => {
    expect(texts(pages.get('/about') ?? '', 'footer')[0]).toContain('© 2031 Utsav Motors.');
  });

  it('links to the dealer’s own social pages', async () => {
    const own = makeApp({
      site: { social: { Instagram: 'https://insta.example/us' }, termsUrl: 'https://dealer.example/terms' },
    });
    const text = await own.page('/about');
    expect(linksTo(text, 'https://insta.example/us')).toEqual(['Instagram']);
    expect(linksTo(text, 'https://dealer.example/terms')).toEqual(['Terms of Service']);
  });
});

describe('the navigation', () => {
  it('marks a screen as active on exactly its path, in bar and menu', async () => {
    const names: Record<string, string> = {
      '/': 'Home',
      '/inventory': 'Inventory',
      '/about': 'About',
      '/contact': 'Contact',
    };
    pages.set('/inventory?make=Honda', await page('/inventory?make=Honda'));
    for (const [path, html] of pages) {
      const name = names[path.replace(/\?.*/, '')];
      const marked = name === undefined ? [] : [name, name];
      expect(texts(html, 'a[aria-current]'), path).toEqual(marked);
    }
  });
});
