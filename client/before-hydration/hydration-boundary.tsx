import { Suspense, type ReactNode } from 'react';

/**
 * Hydrates its content by itself. Extensions, translators and number detection change a page before it is hydrated; React
 * then renders the nearest boundary anew, and without one the whole document. Nothing in it suspends.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
