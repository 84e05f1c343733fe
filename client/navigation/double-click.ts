const within = { ms: 500, pixels: 30 };

/**
 * The second click of a double click belongs to the page where the first one was: it acts on no part of the page that
 * the first one led to. Its press would focus a field there.
 */
export function endDoubleClicks(signal: AbortSignal): void {
  let first = { timeStamp: -Infinity, clientX: 0, clientY: 0, pathname: '' };
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) {
    window.addEventListener(type, onClick, { signal, capture: true });
  }

  function onClick(event: MouseEvent): void {
    const { type, target, timeStamp, clientX, clientY } = event;
    const { pathname } = window.location;
    const isSecond =
      pathname !== first.pathname &&
      timeStamp - first.timeStamp < within.ms &&
      Math.hypot(clientX - first.clientX, clientY - first.clientY) < within.pixels;
    if (isSecond) {
      event.stopImmediatePropagation();
      // Without this event there would be no press to prevent.
      if (type !== 'pointerdown') event.preventDefault();
      // A key's click has no place.
    } else if (type === 'click' && event.detail > 0 && target instanceof Element && target.closest('a')) {
      first = { timeStamp, clientX, clientY, pathname };
    }
  }
}
