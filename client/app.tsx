import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import type { Stock } from '../shared/inventory/create-stock.ts';
import { ErrorBoundary } from './document/error-boundary.tsx';
import { HtmlDocument } from './document/html-document.tsx';
import { IconSheet } from './elements/icon.tsx';
import { Layout } from './layout/layout.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import type { PageData } from './page-data.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { resolvePage } from './routes.tsx';
import { SiteContext, TextsContext, useSite } from './site-context.ts';
import { StockContext, useStock } from './stock-context.ts';
import { TodayContext, useToday } from './today-context.ts';

type AppProps = {
  pageData: PageData;
  stock: Stock;
  texts: DealerTexts;
  /** On the server, which has resolved the URL before. */
  page?: ResolvedPage;
};

export function App({ pageData, stock, texts, page }: AppProps) {
  return (
    <SiteContext value={pageData.site}>
      <StockContext value={stock}>
        <TextsContext value={texts}>
          <IconSheet value={pageData.icons}>
            <TodayContext value={pageData.today}>
              <HtmlDocument pageData={pageData}>
                <ErrorBoundary>
                  <Layout>{page ? page.content : <CurrentPage />}</Layout>
                </ErrorBoundary>
              </HtmlDocument>
            </TodayContext>
          </IconSheet>
        </TextsContext>
      </StockContext>
    </SiteContext>
  );
}

/** In a browser, the page of the current URL. */
function CurrentPage() {
  const stock = useStock();
  const site = useSite();
  const today = useToday();
  const { pathname, search } = useLocation();
  const resolve = useCallback(
    ({ pathname: path, search: query }: Pick<Location, 'pathname' | 'search'>) =>
      resolvePage({ path, query, stock, site, today }),
    [stock, site, today],
  );
  useArrival();
  // A page that is missing here may exist on the server: a car without a loaded record, or one that is sold.
  useLinkNavigation((url) => resolve(url).status === 200);
  return useMemo(() => resolve({ pathname, search }).content, [resolve, pathname, search]);
}
