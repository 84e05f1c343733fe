import type { RequestListener } from 'node:http';
import type { Express, Request, RequestHandler } from 'express';

/** Answers 405 to every method but GET and HEAD, and 400 to a read with a body: nothing here accepts one. */
export const allowOnlyReads: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isRead && !hasBody(req)) return next();
  if (!isRead) res.set('Allow', 'GET, HEAD');
  res.set('Cache-Control', 'no-store').sendStatus(isRead ? 400 : 405);
};

/**
 * Answers 400 to a path that cannot be decoded or contains control characters, and to two hosts:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export const rejectMalformed: RequestHandler = (req, res, next) => {
  if (isReadable(req.path) && countOfHosts(req) < 2) next();
  else res.set('Cache-Control', 'no-store').sendStatus(400);
};

/**
 * Gives every request a path. Of a whole URL, which a proxy may ask for, it is the URL's; a target that has none, such as
 * `abc://host`, which Express would answer past all middleware, gets one that `rejectMalformed` refuses.
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
 * The path of the page or the crawler file that another spelling means: lower case, single slashes, none at the end; of a
 * page also without the punctuation or blanks that follow a link in a message. Undefined if nothing is there.
 */
export function canonicalPath(
  path: string,
  files: readonly string[],
  isPage: (path: string) => boolean,
): string | undefined {
  const tidy = decodeURIComponent(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (files.includes(tidy)) return tidy;
  const withoutEnd = beforePunctuation(tidy) || '/';
  return isPage(withoutEnd) ? withoutEnd : undefined;
}

/**
 * Without what stands after a link in a message and is taken for a part of it. From the end: `/[.,]+$/` would try again at
 * each dot of a thousand.
 */
function beforePunctuation(path: string): string {
  let end = path.length;
  while (end > 0 && /[.,;:!?)\]'"’”।\s/]/.test(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

/** '?make=Tata', or ''. */
export function queryOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** True where the headers announce a body: https://www.rfc-editor.org/rfc/rfc9112#section-6 */
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
