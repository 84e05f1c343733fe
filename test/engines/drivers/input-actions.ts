import type { Engine } from './engine.ts';

/** WebDriver's code points of the keys that are no characters. */
const keys: Record<string, string> = { Control: '\uE009', Enter: '\uE007' };

/** WebDriver's input sources: one shape for its classic protocol and for BiDi. */
export type InputSource = { type: 'pointer' | 'key'; id: string; actions: object[] };

const down = (value: string) => ({ type: 'keyDown', value: keys[value] ?? value });
const up = (value: string) => ({ type: 'keyUp', value: keys[value] ?? value });

export function inputBy(
  perform: (actions: InputSource[]) => Promise<unknown>,
): Pick<Engine, 'moveTo' | 'pressButton' | 'releaseButton' | 'press' | 'type'> {
  const point = (action: object) => perform([{ type: 'pointer', id: 'mouse', actions: [action] }]);
  const strike = (actions: object[]) => perform([{ type: 'key', id: 'keyboard', actions }]);
  return {
    moveTo: (x, y) => point({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }),
    pressButton: () => point({ type: 'pointerDown', button: 0 }),
    releaseButton: () => point({ type: 'pointerUp', button: 0 }),
    press(chord) {
      const names = chord.split('+');
      return strike([...names.map(down), ...names.toReversed().map(up)]);
    },
    type: (text) => strike(Array.from(text).flatMap((letter) => [down(letter), up(letter)])),
  };
}
