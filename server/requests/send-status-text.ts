import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';

const lingerMs = 1_000;
const lingerBytes = 4 * 1024 * 1024;

/**
 * Answers with a status and its name in plain text, at once. A request body is then discarded for a moment before the
 * connection closes: closing it while data still arrives resets it, and the client may never see the answer.
 */
export function sendStatusText(req: Request, res: Response, status: number): void {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  res.status(status).set('Cache-Control', 'no-store').type('text');
  if (!hasBody(req)) {
    res.send(text);
    return;
  }
  res.set({ Connection: 'close', 'Content-Length': String(text.length) });
  if (req.method === 'HEAD') res.flushHeaders();
  else res.write(text);
  discard(req, () => res.end());
}

/** True where the headers announce a body: https://www.rfc-editor.org/rfc/rfc9112#section-6 */
export function hasBody({ headers }: Request): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function discard(req: Request, done: () => void): void {
  let bytes = 0;
  const timer = setTimeout(done, lingerMs);
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > lingerBytes) done();
  });
  req.once('end', done).once('error', done);
  req.once('close', () => clearTimeout(timer));
}
