// Preloaded into a server, this counts its work: executed blocks of JavaScript, and steps of regular expressions.
import { Session } from 'node:inspector/promises';

type NewLimited = (source: string, flags: string, maxSteps: number) => RegExp;
// oxlint-disable-next-line typescript/no-implied-eval -- only V8 has this syntax
const newLimited = new Function('a', 'b', 'c', 'return %NewRegExpWithBacktrackLimit(a, b, c)') as NewLimited;

const { exec } = RegExp.prototype;
const limitedCopies = new Map<string, RegExp>();
let steps = 0;

// oxlint-disable-next-line no-extend-native -- all methods that use a regular expression call exec
RegExp.prototype.exec = function countedExec(text) {
  steps += stepsOf(this, text);
  return exec.call(this, text);
};

/**
 * Runs copies of the expression with a growing limit of steps, until one does not give up. A copy also matches the end
 * of the text, so that only exceeding the limit yields no match.
 */
function stepsOf({ source, flags, sticky, lastIndex }: RegExp, text: string): number {
  const atEnd = sticky || source.startsWith('^') ? '' : '(?![^])';
  for (let most = 2; ; most *= 2) {
    const key = `${most}/${source}/${flags}`;
    const copy = limitedCopies.get(key) ?? newLimited(`(?:${source})|${atEnd}`, flags, most);
    limitedCopies.set(key, copy);
    copy.lastIndex = lastIndex;
    if (exec.call(copy, text) || most >= 2 ** 30) return most;
  }
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

async function workSinceLast(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const functions = result.filter(({ url }) => url.endsWith('/main.js')).flatMap((it) => it.functions);
  const blocks = functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
  const work = blocks + steps;
  steps = 0;
  return work;
}

process.on('message', () => void workSinceLast().then((work) => process.send?.(work)));
