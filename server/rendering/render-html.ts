import { Writable } from 'node:stream';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** React never splits a page, which would need an inline script to put the later parts in place. */
const renderOptions = { progressiveChunkSize: Infinity };

// Nothing on the server waits, so what has not ended by then never will.
const longestRenderMs = 800;

/**
 * @throws {unknown} what a page throws, within a boundary too: React would leave that part to the browser, where it would
 * fail again
 */
export function renderHtml(
  content: ReactNode,
  res: Response,
  onError: (error: unknown) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let failure: { reason: unknown } | undefined;
    const { pipe, abort } = renderToPipeableStream(content, {
      ...renderOptions,
      // Where no boundary is left to show a fallback, React may end without onAllReady.
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

/** A stream that calls back with all that was written to it: half the cost of a PassThrough and its reader. */
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

/** Whether the client has left; its connection, where the answer to an earlier request is still under way on it. */
export function hasLeft(res: Response): boolean {
  return res.destroyed || res.req.socket.destroyed;
}
