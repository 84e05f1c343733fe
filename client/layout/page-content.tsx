import { useLayoutEffect, type ReactNode } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { hydratedEvent } from '../page-data.ts';

/** All of a page but its metadata, which React hoists and would hoist a second time from a page that it renders anew. */
export function PageContent({ children }: { children: ReactNode }) {
  return (
    <HydrationBoundary>
      <Main>{children}</Main>
    </HydrationBoundary>
  );
}

function Main({ children }: { children: ReactNode }) {
  // Not later: a click would find a page that acts and a listener that still holds it.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <main id="content" className="content">
      {children}
    </main>
  );
}
