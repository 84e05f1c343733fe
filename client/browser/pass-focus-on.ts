/** Gives an element the focus, also one that has no place among the tab stops. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus();
}

/**
 * For the `ref` of a control that its own click takes away: with it the focus would go, and with the focus the place of
 * whoever uses a keyboard or a screen reader. So another element gets it.
 */
export function passFocusOn(next: () => Element | null | undefined) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    // Safari gives what is clicked no focus.
    const onClick = () => element.focus();
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('click', onClick);
      if (document.activeElement !== element) return;
      // React calls this before it takes the element away, and also where it only changes the `ref`.
      queueMicrotask(() => {
        if (!element.isConnected) focusOn(next() ?? null);
      });
    };
  };
}
