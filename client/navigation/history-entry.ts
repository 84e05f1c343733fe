/** What a history entry holds, beside what React Router stores in it. */
type EntryState = {
  /** The href of the link by which the visitor left the entry's page. */
  leftBy?: string | null;
  /** React Router's place for a navigation's state. */
  usr?: { from?: string } | null;
  /** React Router's count; a full load begins with 0. */
  idx?: number;
};

/** Stores in the entry by which link the visitor leaves it. Returns the state of the next entry. */
export function leaveBy(link: HTMLAnchorElement): EntryState['usr'] {
  const { pathname, search, href } = window.location;
  if (link.href === href) return entryState().usr;
  history.replaceState({ ...entryState(), leftBy: link.getAttribute('href') }, '');
  return { from: pathname + search };
}

/** The link by which the visitor left the entry that is shown again. */
export function leftLink(): HTMLElement | undefined {
  const { leftBy } = entryState();
  return [...document.links].find((link) => link.getAttribute('href') === leftBy && link.checkVisibility());
}

/** Whether Back leads to the inventory. */
export function isAfterInventory(): boolean {
  const { usr, idx } = entryState();
  // A full load has no state; a link to a part of a page has no count.
  const from = usr?.from ?? (idx === 0 ? document.referrer.replace(window.location.origin, '') : '');
  return /^\/inventory(\?|$)/.test(from) && history.length > 1;
}

function entryState(): EntryState {
  return (history.state ?? {}) as EntryState;
}
