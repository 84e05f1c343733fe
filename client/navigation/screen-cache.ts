import { waitFor } from './wait-for.ts';

/** Loads the code of each page once. */
export function createScreenCache<Screen>(loadScreen: (pathname: string, query: string) => Promise<Screen>) {
  const loads = new Map<string, Promise<Screen>>();
  const navigations = new WeakMap<Promise<Screen>, Promise<Screen>>();

  /** Loads a page's code, unless it is loaded or loading. A failed load is repeated by the next call. */
  function load(pathname: string, query = ''): Promise<Screen> {
    const key = screenKey(pathname, query);
    const loading = loads.get(key) ?? loadScreen(pathname, query);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  }

  /** The same promise for every render of a page, as `use` needs. If the code fails to load, the page is reloaded. */
  function navigateTo(pathname: string, query: string): Promise<Screen> {
    const loading = load(pathname, query);
    const navigation = navigations.get(loading) ?? waitFor(loading, () => window.location.reload());
    navigations.set(loading, navigation);
    return navigation;
  }

  return { load, navigateTo };
}

/** Only the contact page's screen depends on its query, which may name cars to load. */
export function screenKey(pathname: string, query: string): string {
  return pathname === '/contact' ? pathname + query : pathname;
}
