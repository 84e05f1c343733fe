import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { entryKey, keepPlace } from './navigation/place.ts';
import { loadScreen } from './routes.tsx';

/** Takes the served page over. Its own code comes first, so that hydration never has to wait for it. */
export async function hydrate(): Promise<void> {
  const screen = await loadScreen(window.location.pathname, window.location.search);
  // Before React Router reads it, and before it hears of Back and changes the page.
  entryKey();
  window.addEventListener('popstate', () => {
    keepPlace();
    entryKey();
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App boot={readBoot(document)} screen={screen} />
      </BrowserRouter>,
    );
  });
  prefetchOnIntent(document);
}
