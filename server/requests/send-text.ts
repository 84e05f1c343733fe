import type { Request, Response } from 'express';
import { createCompressor } from './compression.ts';
import { chooseEncoding } from './encoding.ts';

type Text = {
  status?: number;
  type: string;
  cacheControl: string;
  text: Buffer;
  /** The key under which its compressed form is cached; undefined for a text that is not. */
  cacheKey?: string | undefined;
};

/** Sends a text in the encoding that the client prefers, or 304 where the client has it already. */
export function textSender() {
  const compress = createCompressor();

  return (req: Request, res: Response, { status = 200, type, cacheControl, text, cacheKey }: Text): void => {
    const encoding = chooseEncoding(req);
    const { body, tag } = compress(text, encoding, cacheKey);
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
