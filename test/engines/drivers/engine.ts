import { complaintScript } from './complaint-script.ts';

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Navigates, and waits until the document is parsed. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  run: (expression: string) => Promise<unknown>;
  moveTo: (x: number, y: number) => Promise<unknown>;
  pressButton: () => Promise<unknown>;
  releaseButton: () => Promise<unknown>;
  /** Presses a key by its `KeyboardEvent.key`, such as 'ArrowLeft' or 'Control+v'. */
  press: (key: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** The links opened in another program or tab since the last call. */
  handedOver: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

/** Starts a browser with reduced motion, because the CPU paints each frame, or with motion and forced colours. */
export type StartEngine = (withMotion?: boolean) => Promise<Engine>;

export const firstScript = `${sourceOf(complaintScript)}()`;

/** A function's source to run in the page, with the helper that esbuild calls in functions. */
export function sourceOf(work: (...args: never[]) => unknown): string {
  return `((__name) => ${work.toString()})((it) => it)`;
}
