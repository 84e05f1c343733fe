import type { Request, Response } from 'express';
import { textSender } from '../requests/send-text.ts';

// Everyone sees a changed price within 90 s: a shared cache fetches an older page again before it serves it. While the
// site is down, an old page is better than none.
const cachedFor60s = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400';

const cacheControl = {
  200: cachedFor60s,
  410: cachedFor60s,
  404: 'public, max-age=0, s-maxage=10',
  500: 'no-store',
};

export type PageStatus = keyof typeof cacheControl;

export function pageSender() {
  const send = textSender();

  return (req: Request, res: Response, status: PageStatus, html: Buffer): void => {
    send(req, res, {
      status,
      type: 'text/html; charset=utf-8',
      cacheControl: cacheControl[status],
      text: html,
      cacheKey: cacheKeyOf(req, status),
    });
  };
}

/** The key under which the compressed page is cached. Unknown paths and queries have none: there is no end to them. */
function cacheKeyOf({ url, path }: Request, status: PageStatus): string | undefined {
  return status !== 404 && status !== 500 && url === path ? path : undefined;
}
