import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export const keptEncodings = ['br', 'gzip'] as const;
type Encoding = (typeof keptEncodings)[number];

type KeptPage = { etag: string; encoded: Partial<Record<Encoding, Buffer>> };

// Of the 256 MB of a container. The sample's pages take 0.6 MB.
const mostBytes = 16 * 1024 * 1024;
/** Overhead per page. */
const bytesForPage = 500;

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const options = {
  br: { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  gzip: { level: constants.Z_BEST_COMPRESSION },
};

/**
 * Keeps pages in brotli of quality 11, a fifth smaller than the middleware's, or gzip. Every request is rendered, but a
 * page without a query nearly always comes out as before, which its ETag tells. Compressing takes up to 80 ms on another
 * thread, so only a page that did gets it, and one at a time: pictures are read by the same threads.
 */
export function keepCompressed() {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ encoded }) =>
      Object.values(encoded).reduce((sum, { length }) => sum + length, bytesForPage),
  });
  let isBusy = false;

  return (path: string, html: Buffer, etag: string, encoding: Encoding): Buffer | undefined => {
    const page = pages.get(path);
    if (page?.etag !== etag) {
      pages.set(path, { etag, encoded: {} });
      return undefined;
    }
    const body = page.encoded[encoding];
    if (body || isBusy) return body;
    isBusy = true;
    void compress[encoding](html, options[encoding])
      .then((encoded) => {
        // A later page may have taken its place.
        if (pages.peek(path) === page)
          pages.set(path, { etag, encoded: { ...page.encoded, [encoding]: encoded } });
      })
      .finally(() => (isBusy = false));
    return undefined;
  };
}
