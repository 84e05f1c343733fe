import { expect } from 'vitest';

/** What is visible of a dialog in one frame. */
type Frame = {
  /** The corner nearest to the page's start. */
  x: number;
  y: number;
  /** Sizes of the dialog and its content, and the content's position in it. */
  inside: string;
  /** Whether the page's header is below it or its backdrop. */
  isAboveHead: boolean;
};
export type Way = 'downwards' | 'to the right';
type Closing = { frames: Frame[]; fades: string[] };

/** Fails if a dialog did anything but fade out and leave in one direction, above the page and in one size. */
export function expectFadedInPlace({ fades, frames }: Closing, leaves: Way): void {
  expect.soft(fades, 'fades').toEqual(['transitionrun']);

  const [along, across] = leaves === 'downwards' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const places = frames.map((frame) => frame[along]);
  expect.soft(places, `places ${leaves}`).toEqual(places.toSorted((a, b) => a - b));
  expect.soft([...new Set(frames.map((frame) => frame[across]))], across).toHaveLength(1);

  const insides = new Set(frames.map(({ inside }) => inside));
  expect.soft([...insides], 'sizes, and places of the content').toHaveLength(1);
  const below = frames.filter(({ isAboveHead }) => !isAboveHead);
  expect.soft(below, 'frames below the head').toEqual([]);
}

export type Watched = Window & { closing?: Promise<Closing> };

/** Runs in the page: records how the open dialog looks from now on, until it is removed. */
export function watchClosing(selector: string): void {
  const dialog = document.querySelector('dialog[open]');
  const content = document.querySelector(selector);
  if (!dialog || !content) throw new Error('nothing is open');
  const frames: Frame[] = [];
  const fades: string[] = [];
  // Not its end: on a busy machine the end of the opening is reported only now. Nor whether the dialog is still open: it
  // may be closed before its fade is reported.
  for (const type of ['transitionrun', 'transitioncancel'] as const) {
    document.addEventListener(type, ({ target, propertyName }) => {
      if (target === dialog && propertyName === 'opacity') fades.push(type);
    });
  }
  (window as Watched).closing = new Promise((resolve) => {
    const note = () => {
      if (getComputedStyle(dialog).display === 'none') return resolve({ frames, fades });
      const outer = dialog.getBoundingClientRect();
      const inner = content.getBoundingClientRect();
      const [left, top] = [inner.x - outer.x, inner.y - outer.y];
      const inside = [outer.width, outer.height, left, top, inner.width, inner.height]
        .map(Math.round)
        .join(' ');
      const isAboveHead = dialog.contains(document.elementFromPoint(window.innerWidth / 2, 30));
      frames.push({ x: Math.round(outer.x), y: Math.round(outer.y), inside, isAboveHead });
      requestAnimationFrame(note);
    };
    note();
  });
}
