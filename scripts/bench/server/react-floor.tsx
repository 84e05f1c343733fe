import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { renderToPipeableStream } from 'react-dom/server';
import { loadAssets } from '../../../server/files/assets.ts';
import { createPageTree, renderOptions } from '../../../server/rendering/page-tree.tsx';
import { dealerCars } from '../../../server/dealer-cars.ts';
import { dealerSite } from '../../../shared/site.ts';

// The site's own pages with the minimum needed to send them.
const assets = loadAssets(pathToFileURL(process.env.PUBLIC_FOLDER ?? ''));
const pageAt = createPageTree({
  site: dealerSite,
  assets,
  cars: dealerCars,
  now: () => new Date(),
});

createServer(({ url = '/' }, res) => {
  const { status, content } = pageAt(url, '');
  const { pipe } = renderToPipeableStream(content, {
    ...renderOptions,
    onShellReady() {
      res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
      pipe(res);
    },
  });
}).listen(Number(process.env.PORT), process.env.HOST);
