import type { RequestHandler } from 'express';

/** `compression` skips HEAD, so the app handles a GET and sets the same headers. Node still sends no body. */
export const answerHeadAsGet: RequestHandler = (req, _res, next) => {
  if (req.method === 'HEAD') req.method = 'GET';
  next();
};
