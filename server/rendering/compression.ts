import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '../requests/encoding.ts';

type Kept = { html: Buffer; body: Buffer; isBest: boolean };

/**
 * Compresses pages. Every request is rendered, but what comes out for a page's own address is nearly always what
 * came out before, and then its compressed form is too: it is kept, and made as small as it can be.
 */
export function createCompressor() {
  const kept = new Map<string, Kept>();

  /** `name` is that of one of the few pages worth keeping. */
  return (html: Buffer, encoding: Encoding, name?: string): Buffer => {
    const { quick, best } = methods[encoding];
    if (name === undefined) return quick(html);
    const key = `${encoding} ${name}`;
    const known = kept.get(key);
    if (!known?.html.equals(html)) {
      const body = quick(html);
      kept.set(key, { html, body, isBest: false });
      return body;
    }
    // The best takes some 50 ms, beside the requests: only what was asked for twice is worth it.
    if (!known.isBest) {
      known.isBest = true;
      void best(html).then((body) => {
        known.body = body;
      });
    }
    return known.body;
  };
}

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

// The levels are measured: see server/README.md. The quick ones cost less here than handed to a thread.
const methods = {
  br: {
    quick: (html: Buffer) => brotliCompressSync(html, brotli(html, 4)),
    best: (html: Buffer) => runBrotli(html, brotli(html, 11)),
  },
  gzip: {
    quick: (html: Buffer) => gzipSync(html, { level: 6 }),
    best: (html: Buffer) => runGzip(html, { level: 9 }),
  },
};

function brotli(html: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Larger windows take memory, and no page is larger than this one.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  };
}
