import { useEffect } from 'react';
import type { RefObject } from 'react';

const largest = 5;
const doubleTap = { zoom: 2.5, withinMs: 350, withinPixels: 30 };

type Point = { clientX: number; clientY: number };

/**
 * Two fingers, a double tap or a pinch on a touchpad zoom the picture in view, never the page, whose own zoom no
 * script could put back. A picture larger than its frame scrolls within it; the next one, or closing, puts it back. On an
 * upright phone each is as tall as its frame at first, and its middle is in view: a double tap shows it whole.
 */
export function usePictureZoom(strip: RefObject<HTMLElement | null>, isOpen: boolean, view: number): void {
  useEffect(() => {
    const frames = [...(strip.current?.children ?? [])];
    const frame = frames[view - 1];
    if (!isOpen || !(frame instanceof HTMLElement)) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let zoom = 1;
    let fingers = 0;
    let place = { left: 0, top: 0 };
    let lastTap = { clientX: 0, clientY: 0, timeStamp: -Infinity };

    const zoomTo = (wanted: number, { clientX, clientY }: Point) => {
      const whole = (zoom * frame.clientWidth) / frame.scrollWidth;
      const next = Math.min(largest, Math.max(whole, wanted));
      const { left, top } = frame.getBoundingClientRect();
      const [x, y] = [clientX - left, clientY - top];
      // The point under the fingers stays there.
      place = {
        left: ((unrounded(frame.scrollLeft, place.left) + x) * next) / zoom - x,
        top: ((unrounded(frame.scrollTop, place.top) + y) * next) / zoom - y,
      };
      zoom = next;
      frame.style.setProperty('--zoom', String(zoom));
      frame.scrollTo({ ...place, behavior: 'instant' });
    };

    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      // It is not cancelable where the page scrolls already.
      if (event.cancelable) event.preventDefault();
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (event.type === 'touchmove') zoomTo((zoom * apart) / fingers, middle(one, other));
      fingers = apart;
    };
    const onClick = (event: MouseEvent) => {
      const isSecond =
        event.timeStamp - lastTap.timeStamp < doubleTap.withinMs &&
        Math.hypot(event.clientX - lastTap.clientX, event.clientY - lastTap.clientY) < doubleTap.withinPixels;
      const isWhole = frame.scrollWidth <= frame.clientWidth;
      if (isSecond) zoomTo(isWhole ? Math.max(1, zoom * doubleTap.zoom) : 0, event);
      lastTap = isSecond ? { ...lastTap, timeStamp: -Infinity } : event;
    };
    // A pinch on a touchpad is a wheel event with the control key.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / 100), event);
    };

    frame.addEventListener('touchstart', onTouch, { signal, passive: false });
    frame.addEventListener('touchmove', onTouch, { signal, passive: false });
    frame.addEventListener('wheel', onWheel, { signal, passive: false });
    frame.addEventListener('click', onClick, { signal });
    // As a phone is turned, too.
    const showMiddles = () => frames.forEach(showMiddle);
    window.addEventListener('resize', showMiddles, { signal });
    showMiddles();
    return () => {
      listeners.abort();
      frame.style.removeProperty('--zoom');
    };
  }, [strip, isOpen, view]);
}

function showMiddle(frame: Element): void {
  frame.scrollTo({ left: (frame.scrollWidth - frame.clientWidth) / 2, behavior: 'instant' });
}

function middle(one: Point, other: Point): Point {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}

/** What was asked for, unless it was scrolled since: browsers round, which would add up over a pinch. */
function unrounded(scrolled: number, asked: number): number {
  return Math.abs(scrolled - asked) <= 1 ? asked : scrolled;
}
