import type { ReactNode } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { SiteHeader } from './site-header.tsx';

type LayoutProps = {
  year: number;
  /** A page: its metadata and its content. */
  children: ReactNode;
};

/** The frame of every page. */
export function Layout({ year, children }: LayoutProps) {
  const { festive } = useSite();
  return (
    <>
      <HydrationBoundary>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Banner />
      </HydrationBoundary>
      <HydrationBoundary>
        <SiteHeader />
        {festive && <div className="toran" />}
      </HydrationBoundary>
      {children}
      <HydrationBoundary>
        <Footer year={year} />
      </HydrationBoundary>
      <HydrationBoundary>
        <Toaster />
      </HydrationBoundary>
    </>
  );
}
