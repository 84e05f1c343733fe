import type { Request } from 'express';

const compressed = ['br', 'gzip'] as const;
export type Encoding = (typeof compressed)[number] | 'identity';

/** In our order of preference: browsers name gzip first, and weight all of them equally. */
export function chooseEncoding(req: Request): Encoding {
  return compressed.find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity';
}
