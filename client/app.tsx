import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import { IconSheet } from './elements/icon.tsx';
import { HtmlDocument } from './document/html-document.tsx';
import { ErrorBoundary } from './document/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import type { WaitForCar } from './navigation/use-link-navigation.ts';
import type { PageData } from './page-data.ts';
import { PageRoutes } from './page-routes.tsx';
import { SiteContext, TextsContext } from './site-context.ts';
import { StockContext } from './stock-context.ts';
import type { Cars } from '../shared/inventory/stock-of.ts';
import { TodayContext } from './today-context.ts';

type AppProps = {
  pageData: PageData;
  cars: Cars;
  texts: DealerTexts;
  pages?: ReactNode;
  /** In a browser, which has not loaded the records of all cars. */
  waitForCar?: WaitForCar;
};

export function App({ pageData, cars, texts, pages = <PageRoutes />, waitForCar }: AppProps) {
  const { key } = useLocation();
  return (
    <SiteContext value={pageData.site}>
      <StockContext value={cars}>
        <TextsContext value={texts}>
          <IconSheet value={pageData.icons}>
            <TodayContext value={pageData.today}>
              <HtmlDocument pageData={pageData}>
                <ErrorBoundary visit={key}>
                  <Navigation waitForCar={waitForCar}>
                    <Layout>{pages}</Layout>
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
function Navigation({ waitForCar, children }: { waitForCar: WaitForCar | undefined; children: ReactNode }) {
  useArrival();
  useLinkNavigation(waitForCar);
  return children;
}
