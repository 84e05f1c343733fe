import type { ReactNode } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';

/** A fallback for pages without working scripts; removed by hydration. */
export function WithoutScript({ children }: { children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <HydrationBoundary>
      <div className="without-script">{children}</div>
    </HydrationBoundary>
  );
}
