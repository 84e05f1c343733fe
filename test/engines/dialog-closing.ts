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
type Closing = { frames: Frame[]; transitions: string[] };

/**
 * Fails if a dialog did anything but leave in one direction, above the page and in one size. Only these of its properties
 * may change, each once.
 */
export function expectLeft({ transitions, frames }: Closing, way: Way, properties: readonly string[]): void {
  expect.soft(transitions.toSorted(), 'transitions').toEqual(properties);

  const [along, across] = way === 'downwards' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const places = frames.map((frame) => frame[along]);
  expect.soft(places, `places ${way}`).toEqual(places.toSorted((a, b) => a - b));
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
  const transitions: string[] = [];
  // Not its end: on a busy machine the end of the opening is reported only now. Nor whether the dialog is still open: it
  // may be closed before its transition is reported.
  for (const type of ['transitionrun', 'transitioncancel'] as const) {
    document.addEventListener(type, ({ target, propertyName }) => {
      // WebKit reports its backdrop's too, as if they were its own.
      if (target !== dialog || propertyName === 'background-color') return;
      transitions.push(type === 'transitionrun' ? propertyName : `${propertyName} cancelled`);
    });
  }
  (window as Watched).closing = new Promise((resolve) => {
    const note = () => {
      if (getComputedStyle(dialog).display === 'none') return resolve({ frames, transitions });
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
