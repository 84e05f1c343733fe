import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData } from './page-data.ts';
import { IconSheet } from './elements/icon.tsx';
import { HtmlDocument } from './html-document.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { prefetchOnIntent } from './navigation/prefetch-on-intent.ts';
import { createScreenCache, screenKey } from './navigation/screen-cache.ts';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import { loadScreen } from './routes.tsx';
import type { Screen } from './routes.tsx';
import { SiteContext } from './site-context.ts';
import { TodayContext } from './today-context.ts';

const screens = createScreenCache(loadScreen);

type AppProps = {
  pageData: PageData;
  /** The page that the server rendered. */
  screen: Screen;
};

export function App({ pageData, screen: firstScreen }: AppProps) {
  const { key: visit, pathname, search } = useLocation();
  const key = screenKey(pathname, search);
  const [firstKey] = useState(key);
  useArrival();
  useLinkNavigation(screens.load);
  useEffect(() => prefetchOnIntent(document, screens.load), []);
  const screen = key === firstKey ? firstScreen : use(screens.navigateTo(pathname, search));
  return (
    <SiteContext value={pageData.site}>
      <IconSheet value={pageData.icons}>
        <TodayContext value={pageData.today}>
          <HtmlDocument pageData={pageData}>
            <ErrorBoundary visit={visit}>
              <Layout year={Number(pageData.today.slice(0, 4))}>{screen.element}</Layout>
            </ErrorBoundary>
          </HtmlDocument>
        </TodayContext>
      </IconSheet>
    </SiteContext>
  );
}
