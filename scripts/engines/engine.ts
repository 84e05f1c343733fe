import { complaintScript } from './complaint-script.ts';

/** One browser with one page: a visitor's actions and what is visible, independent of the engine. */
export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  version: string;
  /** Goes to a URL, and waits until its document is loaded. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** The value of an expression in the page; a promise is awaited. */
  run: (expression: string) => Promise<unknown>;
  /** The number of visible elements that have this role and exactly this accessible name. */
  count: (role: Role, name: string) => Promise<number>;
  /** Scrolls to the first of them. Undefined if there is none. */
  reach: (role: Role, name: string) => Promise<Box | undefined>;
  moveTo: (x: number, y: number) => Promise<unknown>;
  pressButton: () => Promise<unknown>;
  releaseButton: () => Promise<unknown>;
  /** Presses a key by its name in DOM's `KeyboardEvent.key`, such as 'ArrowLeft'. */
  press: (key: string) => Promise<unknown>;
  /** Holds a key until it has repeated that often, and releases it. */
  hold: (key: string, times: number) => Promise<unknown>;
  type: (text: string, msAKey: number) => Promise<unknown>;
  /** The printed page as PDF. */
  print: () => Promise<Buffer>;
  /** The links passed to another program or tab since the last call. */
  handedOver: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

/** Starts a browser with reduced motion, as the processor paints each frame, or one with motion and forced colours. */
export type StartEngine = (withMotion?: boolean) => Promise<Engine>;

/** The elements that may have each role. */
const roles = {
  button: 'button, [role=button]',
  combobox: 'select',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  status: '[role=status], output',
  textbox: 'input, textarea',
};
export type Role = keyof typeof roles;

export type Box = { x: number; y: number; width: number; height: number };

/** Runs in every engine before a page's own scripts. */
export const firstScript = `${sourceOf(complaintScript)}()`;

/** A function's source to run in the page, with the helper that esbuild adds to functions. */
export function sourceOf(work: (...args: never[]) => unknown): string {
  return `((__name) => ${work.toString()})((it) => it)`;
}

/**
 * An expression for the visible elements of a page that may have this role and name. Accessible names are computed for
 * these only: for a whole page of 34 cars it takes seconds.
 */
export function candidates(role: Role, name: string): string {
  return `[...document.querySelectorAll('${roles[role]}')]
    .filter(${sourceOf(isSeen)})
    .filter((element) => ${sourceOf(mayHaveName)}(element, ${JSON.stringify(name)}))`;
}

/** Runs in the page. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function mayHaveName(element: Element, name: string): boolean {
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
  const pictures = [...element.querySelectorAll('[alt], [aria-label]')];
  const words = [element, ...labels, ...pictures].flatMap((it) => [
    it.getAttribute('aria-label'),
    it.getAttribute('alt'),
    it.textContent,
  ]);
  return words.join(' ').replace(/\s+/g, ' ').includes(name);
}

/**
 * Runs in the page: scrolls to an element, unless it is in view, and returns its position. Contains no inner function,
 * as the compiler would add a helper that the page lacks.
 */
export function scrollToElement(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || !element.contains(top)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element.getBoundingClientRect().toJSON() as Box;
}
