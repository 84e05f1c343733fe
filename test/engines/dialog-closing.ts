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

export type Closing = { frames: Frame[]; fades: string[] };

/** Fails if a dialog did anything but fade out and leave in one direction, above the page and in one size. */
export function expectFadedInPlace({ fades, frames }: Closing, leaves: string): void {
  expect.soft(fades, 'fades').toEqual(['begins, open']);

  const [along, across] = leaves === 'downwards' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const places = frames.map((frame) => frame[along]);
  expect.soft(places, `places ${leaves}`).toEqual(places.toSorted((a, b) => a - b));
  expect.soft([...new Set(frames.map((frame) => frame[across]))], across).toHaveLength(1);

  const [first, ...others] = new Set(frames.map(({ inside }) => inside));
  expect.soft(others, `sizes, and place of the content, other than ${first}`).toEqual([]);

  const isBelow = frames.filter(({ isAboveHead }) => !isAboveHead);
  expect.soft(isBelow, 'frames in which it is below the head of the page').toEqual([]);
}

export type Watched = Window & { closing?: Closing & { isGone: boolean } };

/** Runs in the page: records how the open dialog looks from now on, until it is removed. */
export function watchClosing(selector: string): void {
  const dialog = document.querySelector('dialog[open]');
  const content = document.querySelector(selector);
  if (!dialog || !content) throw new Error('nothing is open');
  const closing = { frames: [] as Frame[], fades: [] as string[], isGone: false };
  (window as Watched).closing = closing;
  // Not its end: on a busy machine the end of the opening is reported only now.
  for (const type of ['transitionrun', 'transitioncancel'] as const) {
    document.addEventListener(type, ({ target, propertyName }) => {
      if (target !== dialog || propertyName !== 'opacity') return;
      const state = dialog.matches(':modal') ? 'open' : 'closed';
      closing.fades.push(`${type === 'transitionrun' ? 'begins' : 'is cancelled'}, ${state}`);
    });
  }
  const note = () => {
    if (getComputedStyle(dialog).display === 'none') {
      closing.isGone = true;
      return;
    }
    const outer = dialog.getBoundingClientRect();
    const inner = content.getBoundingClientRect();
    const inside = [
      outer.width,
      outer.height,
      inner.x - outer.x,
      inner.y - outer.y,
      inner.width,
      inner.height,
    ];
    const top = document.elementFromPoint(window.innerWidth / 2, 30);
    closing.frames.push({
      x: Math.round(outer.x),
      y: Math.round(outer.y),
      inside: inside.map((size) => Math.round(size)).join(' '),
      isAboveHead: dialog.contains(top),
    });
    requestAnimationFrame(note);
  };
  note();
}
