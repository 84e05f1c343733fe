import type { Request, RequestHandler } from 'express';
import { hasPage } from '../../shared/page-at.ts';
import type { Cars } from '../../shared/inventory/stock-of.ts';

/** Answers 405 to every method but GET and HEAD, and 400 to a read with a body: nothing here accepts one. */
export const allowOnlyReads: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isRead && !hasBody(req)) return next();
  if (!isRead) res.set('Allow', 'GET, HEAD');
  res.set('Cache-Control', 'no-store').sendStatus(isRead ? 400 : 405);
};

/** Answers 400 to a path that cannot be decoded or contains control characters. */
export const rejectMalformedPath: RequestHandler = (req, res, next) => {
  if (isReadable(req.path)) next();
  else res.set('Cache-Control', 'no-store').sendStatus(400);
};

/** Redirects once and permanently to the canonical path of a page or crawler file: lower case, single slashes, none at the end. */
export function redirectToCanonical(cars: Cars, files: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const { path } = req;
    if (hasPage(path, cars)) return next();
    const canonical = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1');
    if (!hasPage(canonical, cars) && !files.includes(canonical)) return next();
    res.set('Cache-Control', 'public, max-age=3600').redirect(301, canonical + queryOf(req));
  };
}

/** '?make=Tata', or ''. A proxy may send a whole URL, so the path's length does not tell where it begins. */
export function queryOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** True where the headers announce a body: https://www.rfc-editor.org/rfc/rfc9112#section-6 */
function hasBody({ headers }: Request): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function isReadable(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
