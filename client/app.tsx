import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CodeContext } from './code-context.ts';
import type { KnownCode } from './loading/page-code.ts';
import { IconSheet } from './elements/icon.tsx';
import { HtmlDocument } from './document/html-document.tsx';
import { ErrorBoundary } from './document/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import type { WaitForPage } from './navigation/use-link-navigation.ts';
import type { PageData } from './page-data.ts';
import { PageRoutes } from './page-routes.tsx';
import { SiteContext, TextsContext } from './site-context.ts';
import { StockContext } from './stock-context.ts';
import type { Cars } from '../shared/inventory/stock-of.ts';
import { TodayContext } from './today-context.ts';

type AppProps = {
  pageData: PageData;
  cars: Cars;
  code: KnownCode;
  pages?: ReactNode;
  /** In a browser, which has not loaded all pages. */
  waitFor?: WaitForPage;
};

export function App({ pageData, cars, code, pages = <PageRoutes />, waitFor }: AppProps) {
  const { key } = useLocation();
  return (
    <SiteContext value={pageData.site}>
      <StockContext value={cars}>
        <TextsContext value={code.texts}>
          <IconSheet value={pageData.icons}>
            <TodayContext value={pageData.today}>
              <HtmlDocument pageData={pageData}>
                <ErrorBoundary visit={key}>
                  <Navigation waitFor={waitFor}>
                    <Layout>
                      <CodeContext value={code}>{pages}</CodeContext>
                    </Layout>
                  </Navigation>
                </ErrorBoundary>
              </HtmlDocument>
            </TodayContext>
          </IconSheet>
        </TextsContext>
      </StockContext>
    </SiteContext>
  );
}

/** Within the error boundary, so that a failure here shows the error screen too. */
function Navigation({ waitFor, children }: { waitFor: WaitForPage | undefined; children: ReactNode }) {
  useArrival();
  useLinkNavigation(waitFor);
  return children;
}
