import type { ErrorRequestHandler } from 'express';
import { loggedPath, type Log } from '../observability/log.ts';
import { requestId } from '../observability/request-id.ts';

export function answerError(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = clientErrorStatus(error);
    if (!status)
      log.error({ err: error, requestId: requestId(res), path: loggedPath(req) }, 'request failed');
    if (res.headersSent) return next(error);
    // These headers describe the file that could not be sent.
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges']) res.removeHeader(name);
    res.set('Cache-Control', 'no-store').sendStatus(status ?? 500);
  };
}

function clientErrorStatus(error: unknown): number | undefined {
  const { status } = error instanceof Error && 'status' in error ? error : {};
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
