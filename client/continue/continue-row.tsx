import { useSyncExternalStore } from 'react';
import { ContinueLinks } from './continue-links.tsx';
import { forgetSeen, seenBefore, subscribeToSeen } from './seen.ts';

/** 'Continue where you were', after hydration: served pages are the same for all visitors. */
export function ContinueRow() {
  const seen = useSyncExternalStore(subscribeToSeen, seenBefore, () => undefined);
  return (
    <div className="shortcuts continue">{seen && <ContinueLinks seen={seen} onForget={forgetSeen} />}</div>
  );
}
