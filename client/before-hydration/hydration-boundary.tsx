import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';

/**
 * Extensions, translators and number detection change pages before hydration. React then renders the nearest boundary
 * again, or the whole document if there is none. Nothing inside suspends.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

export function WithoutScript({ children }: { children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <HydrationBoundary>
      <div className="without-script">{children}</div>
    </HydrationBoundary>
  );
}
