import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

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

export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
