import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

type Node = {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
};
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };

export type SelfTime = { name: string; ms: number };

const shown = 25;

/** Of a profile of V8: how long each function ran itself, and each package or folder of ours. */
export function selfTimes(file: string): { byPlace: SelfTime[]; byFunction: SelfTime[] } {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const sources = new Map<string, SourceMap | undefined>();
  const places = new Map(nodes.map((node) => [node.id, placeOf(node, sources)]));
  const byPlace = new Map<string, number>();
  const byFunction = new Map<string, number>();
  samples.forEach((id, index) => {
    const { place, name } = places.get(id) ?? { place: '?', name: '?' };
    if (name === '(idle)' || name === '(program)') return;
    const ms = (timeDeltas[index] ?? 0) / 1000;
    byPlace.set(place, (byPlace.get(place) ?? 0) + ms);
    byFunction.set(`${name} (${place})`, (byFunction.get(`${name} (${place})`) ?? 0) + ms);
  });
  return { byPlace: longest(byPlace), byFunction: longest(byFunction) };
}

function placeOf({ callFrame }: Node, sources: Map<string, SourceMap | undefined>) {
  const { functionName, url, lineNumber, columnNumber } = callFrame;
  const name = functionName || '(anonymous)';
  if (!url.startsWith('file:')) return { name, place: url || 'V8' };
  if (!sources.has(url)) sources.set(url, sourceMapOf(fileURLToPath(url)));
  const entry = sources.get(url)?.findEntry(lineNumber, columnNumber);
  const source = entry && 'originalSource' in entry ? entry.originalSource : url;
  return { name, place: shorten(source) };
}

function sourceMapOf(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap['payload']);
  } catch {
    return undefined;
  }
}

/** 'express' of a file within that package, 'client/cars' of one of ours. */
function shorten(source: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (name) return name;
  const [, folder] = /(?:^|\/)((?:client|server|shared)\/(?:[^/]+(?=\/)|[^/]+$))/.exec(source) ?? [];
  return folder ?? source;
}

function longest(times: ReadonlyMap<string, number>): SelfTime[] {
  return [...times]
    .map(([name, ms]) => ({ name, ms }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, shown);
}
