import type { ComponentType } from 'react';
import { codeParts } from '../../shared/code-part.ts';
import type { CodePart } from '../../shared/code-part.ts';
import type { DealerTexts } from '../../shared/dealer-texts.ts';
import { isInTime } from './in-time.ts';
import { loadScripts } from './load-scripts.ts';

export type RoutedPage = 'home' | 'inventory' | 'car' | 'about' | 'contact' | 'unknown';

/** The pages of the routes, and the inventory's shortlist. */
export type Pages = Record<RoutedPage, ComponentType> & {
  shortlist: ComponentType<{ query: string; missing: readonly string[] }>;
};

/** What a module of client/entries/ has. */
export type PageCode = { pages: Partial<Pages>; texts: DealerTexts };

/** A browser has the code of the page that was served, and loads each other part when it is wanted. */
export function createPageCode(served: PageCode, scripts: Partial<Record<CodePart, readonly string[]>>) {
  const { pages, texts } = served;
  const loading = new Map<CodePart, Promise<boolean>>();
  const known = new Set(codeParts.filter((part) => !scripts[part]));

  /** False if a script does not come. The next call then asks again. */
  function load(part: CodePart): Promise<boolean> {
    const begun = loading.get(part);
    if (begun) return begun;
    const load = loadScripts((scripts[part] ?? []).map(besideThisFile)).then(
      (modules) => {
        const { code } = modules.at(-1) as { code: PageCode };
        Object.assign(pages, code.pages);
        Object.assign(texts, code.texts);
        return known.add(part).has(part);
      },
      () => !loading.delete(part),
    );
    loading.set(part, load);
    return load;
  }

  return {
    /** Grow as parts are loaded. */
    pages,
    texts,
    /** Undefined if the part is there. Otherwise the result is false if it does not come, or not in time. */
    wait(part: CodePart): Promise<boolean> | undefined {
      if (known.has(part)) return undefined;
      return isInTime(load(part));
    },
    /** One part after the other, so that one that is waited for comes first. */
    async loadAll(): Promise<void> {
      for (const part of codeParts) if (!known.has(part)) await load(part);
    },
  };
}

/** This file may come from a folder of a retry: from another one, the libraries would come a second time. */
function besideThisFile(path: string): string {
  return new URL(path.replace(/.*\//, ''), import.meta.url).pathname;
}
