import type { Plugin } from 'esbuild';
import { stockModules } from '../stock/generate/stock-modules.ts';
import type { Stock } from '../stock/dealer-stock.ts';

/** Generates the modules 'stock:…' from the dealer's stock, which is read again for every build. */
export function stockPlugin(read: () => Stock): Plugin {
  return {
    name: 'stock',
    setup(build) {
      let modules: Record<string, string> = {};
      build.onStart(() => {
        modules = stockModules(read());
      });
      build.onResolve({ filter: /^stock:/ }, ({ path }) => ({
        path: path.slice('stock:'.length),
        namespace: 'stock',
      }));
      build.onLoad({ filter: /./, namespace: 'stock' }, ({ path }) => {
        const contents = modules[path];
        return contents === undefined
          ? undefined
          : { contents, loader: path.endsWith('.css') ? 'css' : 'js' };
      });
    },
  };
}
