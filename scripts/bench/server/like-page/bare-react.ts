import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { likeTrees } from './like-tree.ts';

/** The floor: nothing but React. */
const treeOf = likeTrees(process.env.LIKE_PAGES ?? '');

createServer(({ url = '/' }, res) => {
  const { pipe } = renderToPipeableStream(treeOf(url), {
    onAllReady() {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      pipe(res);
    },
  });
}).listen(Number(process.env.PORT), process.env.HOST);
