import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadScreen } from './routes.tsx';

// What most pages show. With it in this chunk a page asks for 4 to 6 files instead of 19, and for 2 % less.
import './browser/use-hydrated.ts';
import './cars/ask-link.tsx';
import './cars/car-card.tsx';
import './cars/delhi-note.tsx';
import './cars/picture-note.tsx';
import './elements/page-head.tsx';
import './elements/ribbon.tsx';
import './forms/focus-field.ts';
import './forms/text-area.tsx';
import './forms/text-field.tsx';
import './navigation/inventory-visit.ts';
import './pages/car-detail/gallery/picture-strip.ts';
import '../shared/cars/featured-listings.ts';
import '../shared/messages/maps.ts';
import '../shared/messages/inquiry.ts';
import '../shared/monthly-cost.ts';

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
