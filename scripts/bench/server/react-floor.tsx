import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { renderToPipeableStream } from 'react-dom/server';
import { loadAssets } from '../../../server/files/assets.ts';
import { createPageTree, renderOptions } from '../../../server/rendering/page-tree.tsx';
import { siteStock } from '../../../server/site-stock.ts';
import { dealerSite } from '../../../shared/site.ts';

// The site's own pages with the minimum needed to send them.
const assets = loadAssets(pathToFileURL(process.env.PUBLIC_FOLDER ?? ''));
const pageTree = createPageTree({
  ...siteStock,
  site: dealerSite,
  assets,
  now: () => new Date(),
});

createServer(({ url = '/' }, res) => {
  const { page, content } = pageTree(url, '');
  const { pipe } = renderToPipeableStream(content, {
    ...renderOptions,
    onShellReady() {
      res.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' });
      pipe(res);
    },
  });
}).listen(Number(process.env.PORT), process.env.HOST);
