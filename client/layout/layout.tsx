import type { ReactNode } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { Footer } from './footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { festive } = useSite();
  return (
    <>
      <HydrationBoundary>
        <a className="skip-link" href="#content">
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
