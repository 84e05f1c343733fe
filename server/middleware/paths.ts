import type { RequestListener } from 'node:http';
import type { Express, Request, RequestHandler } from 'express';

/** A request with a body gets 400, because nothing would read the body. */
export const allowOnlyReads: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isRead && !hasBody(req)) return next();
  if (!isRead) res.set('Allow', 'GET, HEAD');
  res.set('Cache-Control', 'no-store').sendStatus(isRead ? 400 : 405);
};

/** RFC 9112 requires 400 for two hosts: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
export const rejectMalformed: RequestHandler = (req, res, next) => {
  if (isReadable(req.path) && countOfHosts(req) < 2) next();
  else res.set('Cache-Control', 'no-store').sendStatus(400);
};

/**
 * Express answers a request without a path before any middleware runs. A whole URL, as proxies may send it, becomes its
 * path. A target such as `abc://host` gets a path that `rejectMalformed` refuses.
 */
export function withPath(app: Express): RequestListener {
  return (req, res) => {
    const { url: target = '' } = req;
    if (!target.startsWith('/')) req.url = pathAndQuery(target) ?? '/%';
    app(req, res);
  };
}

function pathAndQuery(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : undefined;
}

/**
 * Returns the path of the page or crawler file that a visitor meant: in lower case, without doubled or final slashes, and
 * for a page without the punctuation or blanks that follow a link in a message. Undefined if there is none.
 */
export function canonicalPath(path: string, files: readonly string[], isPage: (path: string) => boolean) {
  const tidy = decodeURIComponent(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (files.includes(tidy)) return tidy;
  const withoutEnd = beforePunctuation(tidy) || '/';
  return isPage(withoutEnd) ? withoutEnd : undefined;
}

// A loop, because `/[.,]+$/` takes quadratic time for a thousand dots.
function beforePunctuation(path: string): string {
  let end = path.length;
  while (end > 0 && /[.,;:!?)\]'"’”।\s/]/.test(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

export function queryOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** https://www.rfc-editor.org/rfc/rfc9112#section-6 */
function hasBody({ headers }: Request): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function countOfHosts({ rawHeaders }: Request): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

function isReadable(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
