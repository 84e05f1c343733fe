import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadScreen } from './routes.tsx';

// What most pages need besides. All that this file imports is one chunk: see scripts/build/common-chunk.ts.
import './cars/car-card.tsx';
import './cars/picture-note.tsx';
import './forms/focus-field.ts';
import './browser/open-link.ts';
import './forms/read-fields.ts';
import './forms/select-field.tsx';
import './forms/text-area.tsx';
import './forms/text-field.tsx';
import './browser/use-hydrated.ts';
import './elements/ribbon.tsx';
import './elements/visit-call.tsx';
import './elements/page-head.tsx';
import '../shared/cars/stock-car.ts';
import '../shared/cars/featured-listings.ts';
import '../shared/messages/inquiry.ts';

// The page's own code first, so that hydration never has to wait for it.
void loadScreen(window.location.pathname).then((screen) => {
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
