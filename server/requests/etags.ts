import type { RequestHandler } from 'express';

/**
 * Takes the encoding out of the ETags that a browser sends back. A proxy that compresses adds it (`"a1b2-gzip"`), and no
 * page would be unchanged: https://httpd.apache.org/docs/current/mod/mod_deflate.html#deflatealteretag
 */
export const ignoreEncodingInEtags: RequestHandler = ({ headers }, _res, next) => {
  const given = headers['if-none-match'];
  if (given !== undefined) headers['if-none-match'] = given.replace(/-(?:gzip|br|zstd)"/g, '"');
  next();
};
