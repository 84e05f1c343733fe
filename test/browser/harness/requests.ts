import type { Page } from 'playwright-core';

/** Collects the URLs like this that the page requests or, such as 'mailto:', passes to the system from now on. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Parses a mailto link as a mail app does (RFC 6068): '+' is a plus. */
export function readMailto(link: string | undefined) {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)(?:&body=([^&]*))?$/.exec(link ?? '') ?? [];
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  };
}
