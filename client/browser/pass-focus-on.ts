export function focusOn(element: Element | null, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement) || element === document.body) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus(options);
}

/**
 * A `ref` for a control that its own click removes. It moves the focus to another element, because without a focus
 * keyboard and screen reader users would lose their place.
 */
export function passFocusOn(next: () => Element | null | undefined) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    // Safari does not focus a clicked button.
    const onClick = () => element.focus();
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('click', onClick);
      if (document.activeElement !== element) return;
      // React calls this before it removes the element, and also when only the `ref` changes.
      queueMicrotask(() => {
        if (!element.isConnected) focusOn(next() ?? null);
      });
    };
  };
}
