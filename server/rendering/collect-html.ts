import { Writable } from 'node:stream';

/**
 * Collects the chunks of a few kilobytes that React writes, and passes them on as one buffer, which is quicker to send
 * and much quicker to compress. It delays nothing, as React renders the whole page before it writes.
 * `done` must not throw: React swallows the errors of a stream.
 */
export function collectHtml(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
