import type { ReactNode } from 'react';
import { texts as dealerTexts } from '#stock/dealer.ts';
import { useLocation } from 'react-router-dom';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import { IconSheet } from './elements/icon.tsx';
import { HtmlDocument } from './layout/html-document.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import type { PageData } from './page-data.ts';
import { Pages } from './pages.tsx';
import { SiteContext, TextsContext } from './site-context.ts';
import { StockContext } from './stock-context.ts';
import type { Cars } from './stock-context.ts';
import { TodayContext } from './today-context.ts';

type AppProps = {
  pageData: PageData;
  cars: Cars;
  texts?: DealerTexts | undefined;
  pages?: ReactNode;
};

export function App({ pageData, cars, texts = dealerTexts, pages = <Pages /> }: AppProps) {
  const { key } = useLocation();
  useArrival();
  useLinkNavigation(cars.records);
  return (
    <SiteContext value={pageData.site}>
      <StockContext value={cars}>
        <TextsContext value={texts}>
          <IconSheet value={pageData.icons}>
            <TodayContext value={pageData.today}>
              <HtmlDocument pageData={pageData}>
                <ErrorBoundary visit={key}>
                  <Layout year={Number(pageData.today.slice(0, 4))}>{pages}</Layout>
                </ErrorBoundary>
              </HtmlDocument>
            </TodayContext>
          </IconSheet>
        </TextsContext>
      </StockContext>
    </SiteContext>
  );
}
