import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

type Effort = 'quick' | 'best';
type Kept = { html: Buffer; body: Promise<Buffer>; isBest: boolean };

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

// By measurement: see 'Decisions' in the README.
const levels = { br: { quick: 4, best: 11 }, gzip: { quick: 6, best: 9 } };

/**
 * Compresses pages. Every request is rendered, but what comes out for a page's own address is nearly always what
 * came out before, and then its compressed form is too: it is kept, and made as small as it can be.
 */
export function createCompressor() {
  const kept = new Map<string, Kept>();

  /** `name` is that of one of the few pages worth keeping. */
  return (html: Buffer, encoding: Encoding, name?: string): Promise<Buffer> => {
    if (name === undefined) return compress(html, encoding, 'quick');
    const key = `${encoding} ${name}`;
    const known = kept.get(key);
    if (known?.html.equals(html)) return reuse(known, encoding);
    const body = compress(html, encoding, 'quick');
    kept.set(key, { html, body, isBest: false });
    return body;
  };
}

/** The best takes some 50 ms, beside the requests: only what was asked for twice is worth it. */
function reuse(known: Kept, encoding: Encoding): Promise<Buffer> {
  const { html, body, isBest } = known;
  if (!isBest) {
    known.isBest = true;
    void compress(html, encoding, 'best').then((best) => {
      known.body = Promise.resolve(best);
    });
  }
  return body;
}

function compress(html: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const level = levels[encoding][effort];
  if (encoding === 'gzip') return runGzip(html, { level });
  return runBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}
