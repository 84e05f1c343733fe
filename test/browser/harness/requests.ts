import type { Page } from 'playwright-core';

/** Collects the links of a scheme, such as 'mailto:', that the page passes to the system from now on. */
export function handedOver(page: Page, scheme: string): string[] {
  const links: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(scheme)) links.push(request.url());
  });
  return links;
}

/** Collects the paths of the errors that the page reports from now on. */
export function reported(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/errors/')) paths.push(pathname);
  });
  return paths;
}

export type ReadMail = { to: string; subject: string; body: string };

/** Parses a mailto link as a mail app does (RFC 6068): '+' is a plus. */
export function readMailto(link: string | undefined): ReadMail {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)(?:&body=([^&]*))?$/.exec(link ?? '') ?? [];
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  };
}
