import { createContext, use } from 'react';
import type { PageCode } from './loading/page-code.ts';

/** The pages' code and texts: all of it on the server, in a browser what it has loaded. */
export const CodeContext = createContext<PageCode>({ pages: {}, texts: {} });

export function usePages(): PageCode['pages'] {
  return use(CodeContext).pages;
}
