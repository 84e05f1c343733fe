import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const keptEncodings = ['br', 'gzip'] as const;
type Encoding = (typeof keptEncodings)[number];

type KeptPage = { etag: string; encoded: Partial<Record<Encoding, Buffer>> };

// At most 16 MB, at up to 32 kB per page in both encodings: the sample's inventory takes 13 kB. A container has 256 MB.
const maxPages = 500;

const textMode = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const compress = {
  br: (html: Buffer) => promisify(brotliCompress)(html, textMode),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Returns the page compressed with brotli 11 or gzip 9, a fifth smaller than the middleware would, or undefined while it
 * has not been compressed yet. Every request is rendered, but a page without a query nearly always renders to the same
 * HTML, which its ETag shows. Compression takes up to 80 ms on another thread, so a page is compressed only once it has
 * rendered the same twice, and one at a time, because files are read on the same threads.
 */
export function keepCompressed() {
  const pages = new Map<string, KeptPage>();
  let isBusy = false;

  return (path: string, html: Buffer, etag: string, encoding: Encoding): Buffer | undefined => {
    const page = pages.get(path);
    if (page?.etag !== etag) {
      pages.set(path, { etag, encoded: {} });
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
      return undefined;
    }
    const body = page.encoded[encoding];
    if (body || isBusy) return body;
    isBusy = true;
    void compress[encoding](html)
      .then((encoded) => {
        // A copy, because a short result is a slice of a larger buffer.
        page.encoded[encoding] = Buffer.from(encoded);
      })
      .finally(() => (isBusy = false));
    return undefined;
  };
}
