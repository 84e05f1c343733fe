import compression from 'compression';
import express from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { likeTrees } from './like-tree.ts';

/** What a guide to React on a server ends with. */
const treeOf = likeTrees(process.env.LIKE_PAGES ?? '');
const app = express();

app.use(compression());
app.use(({ path }, res) => {
  const { pipe } = renderToPipeableStream(treeOf(path), {
    onShellReady() {
      res.type('html');
      pipe(res);
    },
  });
});
app.listen(Number(process.env.PORT), process.env.HOST ?? '');
