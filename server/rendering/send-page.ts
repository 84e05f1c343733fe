import type { Request, Response } from 'express';
import { isCarPath } from '../../client/routes.tsx';
import { textSender } from '../requests/send-text.ts';

// A changed price is seen by everyone within two minutes, however long nobody asked for the page: what is older is made
// anew before it is served. Where the site is down, an old page is better than none.
const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400';

const cacheControl = {
  200: kept,
  410: kept,
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
      name: nameOf(req, status),
    });
  };
}

/**
 * There is one page for all unknown paths, but one for each unknown car, which names its path. Those are without
 * number, and so are queries: they are not kept.
 */
function nameOf({ url, path }: Request, status: PageStatus): string | undefined {
  if (status === 404) return isCarPath(path) ? undefined : '404';
  return status !== 500 && url === path ? path : undefined;
}
