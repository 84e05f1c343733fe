import type { RequestHandler } from 'express';

/**
 * Answers HEAD with all headers of GET, including encoding and length, because `compression` skips HEAD. Node sends no
 * body, because it remembers the method.
 */
export const answerHeadAsGet: RequestHandler = (req, _res, next) => {
  if (req.method === 'HEAD') req.method = 'GET';
  next();
};
