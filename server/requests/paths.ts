import type { Request, RequestHandler } from 'express';
import { hasBody, refuse } from './refuse.ts';
import type { Screens } from '../screens.ts';

/**
 * A path that cannot be decoded or that holds control characters is a bad request, and so is one of no host or
 * of two: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export const readPath: RequestHandler = (req, res, next) => {
  if (hostCount(req) !== 1 && req.httpVersion !== '1.0') return refuse(req, res, 400);
  if (isReadable(req.path)) return next();
  refuse(req, res, 400);
};

const smallBody = 16 * 1024;

/** The site is only read: there is nothing to post to, and nothing to send along with a question. */
export const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(req, res.set('Allow', 'GET, HEAD'), 405);
  if (!hasBody(req)) return next();
  // One without a length may be of any.
  const length = Number(req.headers['content-length'] ?? Infinity);
  refuse(req, res, length > smallBody ? 413 : 400);
};

/** One permanent redirect to the one address of a page or a file for crawlers: lower case, single slashes, none at the end. */
export function redirectToCanonical(screens: Screens, files: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const { path } = req;
    if (screens.has(path)) return next();
    const canonical = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1');
    if (!screens.has(canonical) && !files.includes(canonical)) return next();
    const query = req.url.slice(path.length);
    res.set('Cache-Control', 'public, max-age=3600').redirect(301, canonical + query);
  };
}

function isReadable(path: string): boolean {
  try {
    // eslint-disable-next-line no-control-regex
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
