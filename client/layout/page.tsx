import { useLayoutEffect, type ReactNode } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { PageHead, type PageHeadProps } from '../document/page-head.tsx';
import { hydratedEvent } from '../page-data.ts';

/** The metadata is outside the boundary: React would hoist it a second time from a boundary that it renders again. */
export function Page({ children, ...head }: PageHeadProps & { children: ReactNode }) {
  return (
    <>
      <PageHead {...head} />
      <HydrationBoundary>
        <Main>{children}</Main>
      </HydrationBoundary>
    </>
  );
}

function Main({ children }: { children: ReactNode }) {
  // A later effect would let a click reach both the hydrated page and the listener that still holds clicks.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <main id="content" className="content">
      {children}
    </main>
  );
}
