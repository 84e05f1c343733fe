import type { ReactNode } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';

/** A fallback for pages without working scripts; removed by hydration. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return !useHydrated() && <div className="without-script">{children}</div>;
}
