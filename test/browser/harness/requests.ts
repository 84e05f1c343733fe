import type { Page } from 'playwright-core';

/** Starts to collect the matching URLs that the page requests or passes to the system, such as 'mailto:' links. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}
