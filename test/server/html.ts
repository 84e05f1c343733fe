import { parse } from 'node-html-parser';

function found(html: string, selector: string) {
  return parse(html, { comment: false }).querySelectorAll(selector);
}

export function elements(html: string, selector: string) {
  return found(html, selector).map((element) => ({
    attributes: element.attrs,
    text: element.tagName === 'SCRIPT' ? element.innerHTML : textOf(element.innerHTML),
  }));
}

export function texts(html: string, selector: string): string[] {
  return elements(html, selector).map(({ text }) => text);
}

export function values(html: string, selector: string, attribute: string): (string | undefined)[] {
  return found(html, selector).map((element) => element.getAttribute(attribute));
}

export function targetOf(html: string, text: string): string | undefined {
  const link = elements(html, 'a').find((it) => it.text === text);
  return link && decodeURIComponent(link.attributes.href ?? '');
}

export function linksTo(html: string, href: string): string[] {
  return texts(html, `a[href="${href}"]`);
}

/** The links to lists with more than one filter. */
export function combinedLinks(html: string): { href: string; text: string; label: string | undefined }[] {
  return found(html, 'a[rel="nofollow"]').map((link) => ({
    href: link.getAttribute('href') ?? '',
    text: textOf(link.innerHTML),
    label: link.getAttribute('aria-label'),
  }));
}

export function unstyled(html: string): string[] {
  return elements(html, '.button-row > a, .button-row > button, h1, .footer h2')
    .filter(({ attributes }) => !attributes.class)
    .map(({ text }) => text);
}

export function textOf(html: string): string {
  // Keeps the words of adjacent elements apart, except those that React separates with comments.
  const page = parse(html.replace(/<(?!!--)/g, ' <'));
  for (const script of page.getElementsByTagName('script')) script.remove();
  return page.text.replace(/\s+/g, ' ').trim();
}

export function jsonLd(html: string): Record<string, unknown>[] {
  return texts(html, 'script[type="application/ld+json"]').map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
}

export function metaOf(html: string): Record<string, string> {
  const metas = elements(html, 'meta').map(({ attributes }) => attributes);
  return Object.fromEntries(
    metas.map(({ name, property, content = '' }) => [name ?? property ?? 'charset', content]),
  );
}

export function canonicalsOf(html: string): (string | undefined)[] {
  return values(html, 'link[rel=canonical]', 'href');
}
