import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const wellFormed = /^[\w-]{8,64}$/;

/** A page from a shared cache has the ID of the request that it was rendered for. */
export const identifyRequests: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  res.setHeader('X-Request-Id', typeof given === 'string' && wellFormed.test(given) ? given : randomUUID());
  next();
};

export function requestId(res: Response): string {
  return String(res.getHeader('X-Request-Id'));
}
