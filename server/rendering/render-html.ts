import { Writable } from 'node:stream';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

// Pages wait for nothing on the server, so a render that takes longer than this never ends.
const longestRenderMs = 800;

/**
 * @throws {unknown} whatever a page throws, also inside a boundary: React would otherwise defer the error to the client
 */
export function renderHtml(
  content: ReactNode,
  res: Response,
  onError: (error: unknown) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let failure: { reason: unknown } | undefined;
    const { pipe, abort } = renderToPipeableStream(content, {
      // Otherwise React splits the page, and an inline script has to put the later parts in place.
      progressiveChunkSize: Infinity,
      // If no boundary is left to show a fallback, React may end without onAllReady.
      onShellError: reject,
      onAllReady() {
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a page may throw anything
        if (failure) reject(failure.reason);
        else pipe(collector(resolve));
      },
      onError(reason) {
        onError(reason);
        failure = { reason };
      },
    });
    const limit = setTimeout(() => abort(new Error('The render did not end')), longestRenderMs);
    res.once('close', () => {
      clearTimeout(limit);
      abort();
    });
  });
}

/** Half the cost of a PassThrough and a reader. */
function collector(done: (all: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(end) {
      done(Buffer.concat(chunks));
      end();
    },
  });
}

/** A pipelined response is not destroyed before its turn, so the socket counts too. */
export function hasLeft(res: Response): boolean {
  return res.destroyed || res.req.socket.destroyed;
}
