import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadScreen } from './routes.tsx';

// The page's own code first, so that hydration never has to wait for it.
void loadScreen(window.location.pathname, window.location.search).then((screen) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App boot={readBoot(document)} screen={screen} />
      </BrowserRouter>,
    );
  });
  prefetchOnIntent(document);
});
