import type { Request } from 'express';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Ours is the order: browsers name gzip first, and like all of them equally. */
export function chooseEncoding(req: Request): Encoding | undefined {
  return encodings.find((encoding) => req.acceptsEncodings(encoding));
}
