import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** A text as it is sent, and its entity tag, which stays when the text is compressed better. */
export type Encoded = { body: Buffer; tag: string };

type Cached = Encoded & { text: Buffer; isBest: boolean };

/**
 * Compresses texts. Every request is rendered, but a page without a query nearly always comes out as it did before. Its
 * compressed form is cached, and on its second use compressed again as small as possible.
 */
export function createCompressor() {
  const cache = new Map<string, Cached>();

  /** Only the few texts that are worth it have a `cacheKey`. */
  return (text: Buffer, encoding: Encoding, cacheKey?: string): Encoded => {
    if (cacheKey === undefined) return encodeQuickly(text, encoding);
    const key = `${encoding} ${cacheKey}`;
    const cached = cache.get(key);
    if (!cached?.text.equals(text)) {
      const encoded = encodeQuickly(text, encoding);
      cache.set(key, { ...encoded, text, isBest: false });
      return encoded;
    }
    // This takes about 50 ms on another thread, so only a text that was requested twice gets it.
    if (!cached.isBest) {
      cached.isBest = true;
      void methods[encoding].best(text).then((body) => {
        cached.body = body;
      });
    }
    return cached;
  };
}

function encodeQuickly(text: Buffer, encoding: Encoding): Encoded {
  const body = methods[encoding].quick(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, tag: `W/"${hash}"` };
}

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

// server/README.md has the measurements behind the levels. The quick ones cost less here than on another thread.
const methods = {
  br: {
    quick: (text: Buffer) => brotliCompressSync(text, brotli(text, 4)),
    best: (text: Buffer) => runBrotli(text, brotli(text, 11)),
  },
  gzip: {
    quick: (text: Buffer) => gzipSync(text, { level: 6 }),
    best: (text: Buffer) => runGzip(text, { level: 9 }),
  },
  identity: {
    quick: (text: Buffer) => text,
    best: (text: Buffer) => Promise.resolve(text),
  },
};

function brotli(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Larger windows take memory, and no page is larger than this window.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
