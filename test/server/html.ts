import { parse } from 'node-html-parser';

export type Element = { attributes: Record<string, string>; text: string };

// A test asks for several elements of one page.
let last = { html: '', root: parse('') };

function parsed(html: string) {
  if (last.html !== html) last = { html, root: parse(html, { comment: false }) };
  return last.root;
}

/** The elements of one name, in document order. */
export function elements(html: string, tag: string): Element[] {
  return parsed(html)
    .getElementsByTagName(tag)
    .map((element) => ({
      attributes: Object.fromEntries(
        Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      text: tag === 'script' ? element.innerHTML : textOf(element.innerHTML),
    }));
}

/** The visible text of the page, white space collapsed. */
export function textOf(html: string): string {
  // The words of neighbouring elements stay apart; React's comments are within a text.
  const page = parse(html.replace(/<(?!!--)/g, ' <'));
  for (const script of page.getElementsByTagName('script')) script.remove();
  return page.text.replace(/\s+/g, ' ').trim();
}

/** From an opening tag, given by its beginning, to the first closing tag of that name. */
export function part(html: string, opening: string): string {
  const start = html.indexOf(opening);
  if (start < 0) throw new Error(`The page has no ${opening}`);
  const tag = /^<(\w+)/.exec(opening)?.[1] ?? '';
  return html.slice(start, html.indexOf(`</${tag}>`, start));
}

/** The texts of the elements of one name. */
export function texts(html: string, tag: string): string[] {
  return elements(html, tag).map(({ text }) => text);
}

/** The terms of description lists with their descriptions. */
export function terms(html: string): [string, string | undefined][] {
  const descriptions = texts(html, 'dd');
  return texts(html, 'dt').map((term, index) => [term, descriptions[index]]);
}

/** The cards of a list of cars. */
export function cards(html: string): string[] {
  const starts = html.split('<li class="car-card"').slice(1);
  return starts.map((card) => card.slice(0, card.indexOf('</li>')));
}

/** The texts of the badges on a picture. */
export function badges(html: string): string[] {
  return elements(html, 'b').flatMap(({ attributes, text }) =>
    attributes.class?.startsWith('badge ') ? [text] : [],
  );
}

/** The texts of links with their hrefs. */
export function links(html: string): [string, string | undefined][] {
  return elements(html, 'a').map(({ text, attributes }) => [text, attributes.href]);
}

export function linksTo(html: string, href: string): string[] {
  return elements(html, 'a')
    .filter(({ attributes }) => attributes.href === href)
    .map(({ text }) => text);
}

/** The structured data of the page. */
export function jsonLd(html: string): Record<string, unknown>[] {
  return elements(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>);
}

/** The values of the page's meta elements, by name or property. */
export function metaOf(html: string): Record<string, string> {
  const metas = elements(html, 'meta').map(({ attributes }) => attributes);
  return Object.fromEntries(
    metas.map(({ name, property, content = '' }) => [name ?? property ?? 'charset', content]),
  );
}

export function canonicalsOf(html: string): (string | undefined)[] {
  return elements(html, 'link').flatMap(({ attributes: { rel, href } }) =>
    rel === 'canonical' ? [href] : [],
  );
}

/** The ids of the cars that a page or the sitemap links to. */
export function cars(html: string): string[] {
  return [...new Set([...html.matchAll(/\/car\/(\d+)["<]/g)].map(([, id = '']) => id))].toSorted();
}
