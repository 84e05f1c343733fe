import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { plainPages } from './plain-elements.ts';

const page = plainPages(process.env.PAGES ?? '');

createServer(({ url = '/' }, res) => {
  const { pipe } = renderToPipeableStream(page(url), {
    onAllReady() {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      pipe(res);
    },
  });
}).listen(Number(process.env.PORT), process.env.HOST);
