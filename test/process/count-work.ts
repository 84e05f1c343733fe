// Loaded before a server, counts its work: executed blocks of JavaScript, and steps of regular expressions.
import { Session } from 'node:inspector/promises';

type NewLimited = (source: string, flags: string, mostSteps: number) => RegExp;
// oxlint-disable-next-line typescript/no-implied-eval -- syntax of V8 alone
const newLimited = new Function('a', 'b', 'c', 'return %NewRegExpWithBacktrackLimit(a, b, c)') as NewLimited;

const { exec } = RegExp.prototype;
const twins = new Map<string, RegExp>();
let steps = 0;

// oxlint-disable-next-line no-extend-native -- everything that uses a regular expression calls it
RegExp.prototype.exec = function countedExec(text) {
  steps += stepsOf(this, text);
  return exec.call(this, text);
};

/** Runs twins, which match at the end if nowhere else, until one does not give up. */
function stepsOf({ source, flags, sticky, lastIndex }: RegExp, text: string): number {
  const atEnd = sticky || source.startsWith('^') ? '' : '(?![^])';
  for (let most = 2; ; most *= 2) {
    const key = `${most}/${source}/${flags}`;
    const twin = twins.get(key) ?? newLimited(`(?:${source})|${atEnd}`, flags, most);
    twins.set(key, twin);
    twin.lastIndex = lastIndex;
    if (exec.call(twin, text) || most >= 2 ** 30) return most;
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
