import type { Request } from 'express';

const compressed = ['br', 'gzip'] as const;
export type Encoding = (typeof compressed)[number] | 'identity';

/** Ours is the order: browsers name gzip first, and like all of them equally. */
export function chooseEncoding(req: Request): Encoding {
  return compressed.find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity';
}
