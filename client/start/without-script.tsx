import type { ReactNode } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';

/** What stands in for the client's code: shown where that does not run or cannot be had, and gone once it runs. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return !useHydrated() && <div className="without-script">{children}</div>;
}
