import { complaintScript } from './complaint-script.ts';

/** One browser with one page: what a visitor's hands and eyes do there, in the words of no engine. */
export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  version: string;
  /** Goes to an address, until its document is there. */
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  /** Sets the size of what is seen of a page. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** The value of an expression within the page; a promise is waited for. */
  run: (expression: string) => Promise<unknown>;
  /** How many elements can be seen that have, for the engine itself, this role and exactly this name. */
  count: (role: Role, name: string) => Promise<number>;
  /** Scrolls to the first of them. Undefined when there is none. */
  reach: (role: Role, name: string) => Promise<Box | undefined>;
  moveTo: (x: number, y: number) => Promise<unknown>;
  pressButton: () => Promise<unknown>;
  releaseButton: () => Promise<unknown>;
  /** Presses a key by its name in DOM's `KeyboardEvent.key`, such as 'ArrowLeft'. */
  press: (key: string) => Promise<unknown>;
  /** Holds a key until it has repeated itself that often, and lets it go. */
  hold: (key: string, times: number) => Promise<unknown>;
  type: (text: string, msAKey: number) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  /** The page on paper, as PDF. */
  print: () => Promise<Buffer>;
  /** The links that went to another program or another tab since this was asked. */
  handedOver: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

export type Start = {
  reducedMotion?: boolean;
  forcedColors?: boolean;
};

export type Role =
  'button' | 'combobox' | 'dialog' | 'heading' | 'link' | 'searchbox' | 'slider' | 'status' | 'textbox';

export type Box = { x: number; y: number; width: number; height: number };

/** What every engine runs before a page's own scripts. */
export const firstScript = `${sourceOf(complaintScript)}()`;

/** A function's source, to be run within a page: with what esbuild expects to be there. */
export function sourceOf(work: (...args: never[]) => unknown): string {
  return `((__name) => ${work.toString()})((it) => it)`;
}

/** Runs within a page. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/**
 * Runs within a page: scrolls to an element, unless it is in view already, and says where it is. It holds no function,
 * to which a compiler would give a name in words that a page does not know.
 */
export function scrollToElement(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || !element.contains(top)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element.getBoundingClientRect().toJSON() as Box;
}
