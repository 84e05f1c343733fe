import type { RequestHandler } from 'express';

/**
 * Answers HEAD with the headers that GET gets, its encoding and length included: `compression` leaves HEAD alone. Node
 * sends no body, as it knows the method from before.
 */
export const answerHeadAsGet: RequestHandler = (req, _res, next) => {
  if (req.method === 'HEAD') req.method = 'GET';
  next();
};
