import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** A text as it is sent, and its entity tag, which does not change when the text is compressed better. */
export type Form = { body: Buffer; tag: string };

type Kept = Form & { text: Buffer; isBest: boolean };

/**
 * Compresses texts. Every request is rendered, but what comes out for a page's own address is nearly always what
 * came out before, and then its compressed form is too: it is kept, and made as small as it can be.
 */
export function createCompressor() {
  const kept = new Map<string, Kept>();

  /** `name` is that of one of the few texts worth keeping. */
  return (text: Buffer, encoding: Encoding, name?: string): Form => {
    if (name === undefined) return quickForm(text, encoding);
    const key = `${encoding} ${name}`;
    const known = kept.get(key);
    if (!known?.text.equals(text)) {
      const form = quickForm(text, encoding);
      kept.set(key, { ...form, text, isBest: false });
      return form;
    }
    // The best takes some 50 ms, beside the requests: only what was asked for twice is worth it.
    if (!known.isBest) {
      known.isBest = true;
      void methods[encoding].best(text).then((body) => {
        known.body = body;
      });
    }
    return known;
  };
}

function quickForm(text: Buffer, encoding: Encoding): Form {
  const body = methods[encoding].quick(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, tag: `W/"${hash}-${encoding}"` };
}

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

// The levels are measured: see server/README.md. The quick ones cost less here than handed to a thread.
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
      // Larger windows take memory, and no page is larger than this one.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
