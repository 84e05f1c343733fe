import type { Request, Response } from 'express';
import { createCompressor } from './compression.ts';
import { chooseEncoding } from './encoding.ts';

type Text = {
  status?: number;
  type: string;
  cacheControl: string;
  text: Buffer;
  /** Of a text that is worth keeping in compressed form. */
  name?: string | undefined;
};

/** Sends texts: compressed for those who take it, and not at all to those who have it. */
export function textSender() {
  const compress = createCompressor();

  return (req: Request, res: Response, { status = 200, type, cacheControl, text, name }: Text): void => {
    const encoding = chooseEncoding(req);
    const { body, tag } = compress(text, encoding, name);
    res.statusCode = status;
    res.setHeader('Cache-Control', cacheControl);
    res.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) res.setHeader('ETag', tag);
    if (req.fresh) {
      res.statusCode = 304;
      res.end();
      return;
    }
    res.setHeader('Content-Type', type);
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.setHeader('Content-Length', body.length);
    res.end(body);
  };
}
