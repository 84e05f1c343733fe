import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type KeptPage = { etag: string; encoded?: Buffer };

// At most 8 MB, at up to 16 kB per page: the sample's inventory takes 6 kB. A container has 256 MB.
const maxPages = 500;

const compress = promisify(brotliCompress);
const textMode = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/**
 * Returns the page compressed with brotli 11, a fifth smaller than the middleware would, or undefined while it has not
 * been compressed yet. Every request is rendered, but a page without a query nearly always renders to the same
 * HTML, which its ETag shows. Compression takes up to 80 ms on another thread, so a page is compressed only once it has
 * rendered the same twice, and one at a time, because files are read on the same threads.
 */
export function keepCompressed() {
  const pages = new Map<string, KeptPage>();
  let isBusy = false;

  return (path: string, html: Buffer, etag: string): Buffer | undefined => {
    const page = pages.get(path);
    if (page?.etag !== etag) {
      pages.set(path, { etag });
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
      return undefined;
    }
    if (page.encoded || isBusy) return page.encoded;
    isBusy = true;
    void compress(html, textMode)
      .then((encoded) => {
        // A copy, because a short result is a slice of a larger buffer.
        page.encoded = Buffer.from(encoded);
      })
      .finally(() => (isBusy = false));
    return undefined;
  };
}
