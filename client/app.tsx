import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HydrationBoundary } from './before-hydration/hydration-boundary.tsx';
import { ErrorBoundary } from './document/error-screen.tsx';
import { HtmlDocument, type DataScript } from './document/html-document.tsx';
import { Footer } from './layout/footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { resolvePage } from './routes.tsx';
import { SiteContext, useSite, useStock, useToday, type SiteData } from './site-context.ts';
import { Toaster } from './toasts/toaster.tsx';

type AppProps = SiteData & {
  /** On the server only, like the data scripts. A browser resolves the page of its URL. */
  page?: ResolvedPage;
  dataScripts?: () => readonly DataScript[];
};

export function App({ page, dataScripts, ...data }: AppProps) {
  return (
    <SiteContext value={data}>
      <HtmlDocument pageData={data.pageData} dataScripts={dataScripts}>
        <ErrorBoundary>
          <Layout>{page ? page.content : <CurrentPage />}</Layout>
        </ErrorBoundary>
      </HtmlDocument>
    </SiteContext>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const { festive } = useSite();
  return (
    <>
      <HydrationBoundary>
        <a className="skip-link no-print" href="#content">
          Skip to content
        </a>
        {festive && (
          <aside className="banner" aria-label="Season">
            Happy Festive Season! Special Festive Offers Available
          </aside>
        )}
      </HydrationBoundary>
      <HydrationBoundary>
        <SiteHeader />
        {festive && <div className="toran" />}
      </HydrationBoundary>
      {children}
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <HydrationBoundary>
        <Toaster />
      </HydrationBoundary>
    </>
  );
}

function CurrentPage() {
  const stock = useStock();
  const site = useSite();
  const today = useToday();
  const resolve = ({ pathname: path, search: query }: Pick<Location, 'pathname' | 'search'>) =>
    resolvePage({ path, query, stock, site, today });
  useArrival();
  // A page that is missing here may exist on the server: a car without a loaded record, or one that is sold.
  useLinkNavigation((url) => resolve(url).status === 200);
  return resolve(useLocation()).content;
}
