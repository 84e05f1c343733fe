import { useSyncExternalStore } from 'react';
import { ContinueLinks } from './continue-links.tsx';
import { forgetSeen, seenBefore, subscribeToSeen } from './seen.ts';

/**
 * 'Continue where you were' for those who have been here before, after hydration, as served pages are the same for all.
 * Its code comes with the page: a dynamic import moves what it shares with the rest into files of their own, which cost each
 * visitor 2 kB.
 */
export function ContinueRow() {
  const seen = useSyncExternalStore(subscribeToSeen, seenBefore, () => undefined);
  return (
    <div className="shortcuts continue">{seen && <ContinueLinks seen={seen} onForget={forgetSeen} />}</div>
  );
}
