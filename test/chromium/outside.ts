import type { BrowserContext } from 'playwright-core';

export async function answerOutside(context: BrowserContext, site: string): Promise<void> {
  const { origin } = new URL(site);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
  );
}
