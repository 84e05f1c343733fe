import type { RequestHandler } from 'express';
import type { Screens } from './screens.ts';

/** A path that cannot be decoded, or that holds control characters, is a bad request. */
export const readPath: RequestHandler = (req, res, next) => {
  // A proxy may ask for a whole address: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
  req.url = req.url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  if (isReadable(req.path)) return next();
  res.status(400).set('Cache-Control', 'no-store').type('text').send('400 Bad Request\n');
};

/** The site is only read: there is nothing to post to. */
export const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  // What the client goes on sending is not read.
  res.status(405).set({ Allow: 'GET, HEAD', Connection: 'close', 'Cache-Control': 'no-store' });
  res.type('text').send('405 Method Not Allowed\n');
};

/** One permanent redirect to the one address of a page: lower case, single slashes, none at the end. */
export function redirectToCanonical(screens: Screens): RequestHandler {
  return (req, res, next) => {
    const { path } = req;
    if (screens.has(path)) return next();
    const canonical = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1');
    if (!screens.has(canonical)) return next();
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
