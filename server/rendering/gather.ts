import { Writable } from 'node:stream';

/**
 * Takes what React writes, a few kilobytes at a time, and hands it over in one piece: that is quicker to send and
 * much quicker to compress. Nobody waits for it, as React renders the whole page before it writes.
 * `done` must not throw: React ends a stream that fails without a word.
 */
export function gather(done: (html: Buffer) => void): Writable {
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
