import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hydratedEvent } from './page-data.ts';
import type { PageData } from './page-data.ts';
import { IconSheet } from './elements/icon.tsx';
import { HtmlDocument } from './html-document.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import type { Screen } from './routes.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import { loadOnce, screenFor, screenKey } from './screen-cache.ts';
import { SiteContext } from './site-context.ts';
import { TodayContext } from './today-context.ts';

type AppProps = {
  pageData: PageData;
  /** The page that was asked for first, its code loaded. */
  screen: Screen;
};

export function App({ pageData, screen: firstScreen }: AppProps) {
  const { pathname, search } = useLocation();
  const key = screenKey(pathname, search);
  const [firstKey] = useState(key);
  useArrival();
  useLinkNavigation(loadOnce);
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  const screen = key === firstKey ? firstScreen : use(screenFor(pathname, search));
  return (
    <SiteContext value={pageData.site}>
      <IconSheet value={pageData.icons}>
        <TodayContext value={pageData.today}>
          <HtmlDocument pageData={pageData}>
            <ErrorBoundary>
              <Layout year={Number(pageData.today.slice(0, 4))}>{screen.element}</Layout>
            </ErrorBoundary>
          </HtmlDocument>
        </TodayContext>
      </IconSheet>
    </SiteContext>
  );
}
