import type { Plugin } from 'vitest/config';
import { readStock } from '../check/read-stock.ts';
import { stockModules } from './stock-modules.ts';

const prefix = '\0stock:';

/** The modules 'stock:…' for tests: see scripts/build/stock-plugin.ts for those of the site. */
export function viteStock(folder: string): Plugin {
  const modules = stockModules(readStock(folder));
  return {
    name: 'stock',
    resolveId: (id) => (id.startsWith('stock:') ? id.replace('stock:', prefix) : undefined),
    load: (id) => (id.startsWith(prefix) ? modules[id.slice(prefix.length)] : undefined),
  };
}
