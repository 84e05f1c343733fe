import type { Request, RequestHandler } from 'express';
import { hasBody, sendStatusText } from './send-status-text.ts';
import { hasPage } from '../../client/page-status.ts';
import type { Cars } from '../../client/stock-context.ts';

/**
 * Answers 400 to a path that cannot be decoded or contains control characters, and to a request without exactly one Host
 * header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export const rejectMalformedPath: RequestHandler = (req, res, next) => {
  if (hostCount(req) !== 1 && req.httpVersion !== '1.0') return sendStatusText(req, res, 400);
  if (isReadable(req.path)) return next();
  sendStatusText(req, res, 400);
};

const smallBody = 16 * 1024;

/** Answers 405 to every method but GET and HEAD, and 400 or 413 to a request with a body: nothing here accepts one. */
export const allowOnlyReads: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return sendStatusText(req, res.set('Allow', 'GET, HEAD'), 405);
  if (!hasBody(req)) return next();
  // A chunked body has no announced length, and may be of any.
  const length = Number(req.headers['content-length'] ?? Infinity);
  sendStatusText(req, res, length > smallBody ? 413 : 400);
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
    const query = req.url.slice(path.length);
    res.set('Cache-Control', 'public, max-age=3600').redirect(301, canonical + query);
  };
}

function isReadable(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function hostCount({ rawHeaders }: Request): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}
