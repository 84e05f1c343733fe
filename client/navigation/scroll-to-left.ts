import type { EntryState } from './history-entry.ts';

/** Scrolls to where the visitor left the entry that is shown again, by a link. */
export function scrollToLeft(): void {
  const { leftAt } = (history.state ?? {}) as EntryState;
  if (leftAt !== undefined) window.scrollTo({ top: leftAt, behavior: 'instant' });
}
