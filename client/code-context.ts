import { createContext, use, useSyncExternalStore } from 'react';
import { createPageCode } from './loading/page-code.ts';
import type { KnownCode } from './loading/page-code.ts';

/** The pages' code and texts: all of it on the server, in a browser what it has loaded. */
export const CodeContext = createContext<KnownCode>(createPageCode({ pages: {}, texts: {} }));

export function usePages(): KnownCode['pages'] {
  return use(CodeContext).pages;
}

/** What reads searches; undefined until it is loaded. */
export function useSearch(): ReturnType<KnownCode['search']> {
  const { subscribe, search } = use(CodeContext);
  return useSyncExternalStore(subscribe, search, search);
}
