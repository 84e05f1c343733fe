import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Gives every request a name: the proxy's where it is well formed, else a new one. On a page out of a cache it
 * names the request that the copy was made for.
 */
export const identifyRequests: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  res.setHeader('X-Request-Id', typeof given === 'string' && wellFormed.test(given) ? given : randomUUID());
  next();
};

/** The name that `identifyRequests` gave. */
export function requestId(res: Response): string {
  return String(res.getHeader('X-Request-Id'));
}
