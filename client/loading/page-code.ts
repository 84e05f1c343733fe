import type { ComponentType } from 'react';
import type { CodePart } from '../../shared/code-part.ts';
import type { DealerTexts } from '../../shared/dealer-texts.ts';
import type { closeMatches } from '../../shared/search/close-matches.ts';
import type { searchCars, understand } from '../../shared/search/understand.ts';
import { createListeners } from '../browser/listeners.ts';
import { isInTime } from './in-time.ts';
import { loadScripts } from './load-scripts.ts';

export type RoutedPage = 'home' | 'inventory' | 'car' | 'about' | 'contact' | 'unknown';

/** The pages of the routes, and the inventory's shortlist. */
export type Pages = Record<RoutedPage, ComponentType> & {
  shortlist: ComponentType<{ query: string; missing: readonly string[] }>;
};

type SearchCode = {
  closeMatches: typeof closeMatches;
  searchCars: typeof searchCars;
  understand: typeof understand;
};

/** What a module of client/entries/ has. */
export type PageCode = { pages: Partial<Pages>; texts: DealerTexts; search?: SearchCode };

/** What the pages know of all code. */
export type KnownCode = ReturnType<typeof createPageCode>;

type Scripts = Partial<Record<CodePart, readonly string[]>>;

/** The server has all parts. A browser has those of the page that was served, and loads each other when it is wanted. */
export function createPageCode({ pages, texts, search }: PageCode, scripts: Scripts = {}) {
  const { subscribe, tell } = createListeners();
  const missing = new Map(Object.entries(scripts));
  const loading = new Map<string, Promise<boolean>>();
  let failures = 0;

  /** False if a script does not come. The next call then asks again. */
  function load(part: string, paths: readonly string[]): Promise<boolean> {
    const begun = loading.get(part);
    if (begun) return begun;
    const entry = besideThisFile(paths.at(-1) ?? '');
    // Browsers may remember that a module failed to load, and never request its URL again.
    const retry = failures === 0 ? '' : `?again=${failures}`;
    const load = loadScripts([...paths.slice(0, -1).map(besideThisFile), entry + retry]).then(
      (modules) => {
        const { code } = modules.at(-1) as { code: PageCode };
        Object.assign(pages, code.pages);
        Object.assign(texts, code.texts);
        search ??= code.search;
        tell();
        return missing.delete(part);
      },
      () => {
        failures += 1;
        return !loading.delete(part);
      },
    );
    loading.set(part, load);
    return load;
  }

  return {
    /** Grow as parts are loaded. */
    pages,
    texts,
    search: () => search,
    /** Tells of each part that is loaded. */
    subscribe,
    /** Undefined if the part is there. Otherwise the result is false if it does not come, or not in time. */
    wait(part: CodePart): Promise<boolean> | undefined {
      const paths = missing.get(part);
      return paths && isInTime(load(part, paths));
    },
    /** One part after the other, so that one that is waited for comes first. */
    async loadAll(): Promise<void> {
      for (const [part, paths] of missing) await load(part, paths);
    },
  };
}

/** This file may come from a folder of a retry: from another one, the libraries would come a second time. */
function besideThisFile(path: string): string {
  return new URL(path.replace(/.*\//, ''), import.meta.url).pathname;
}
