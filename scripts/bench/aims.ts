import type { PageFigures, Variant } from './server/compare.ts';
import type { MemoryFigures } from './server/memory.ts';
import { pagePaths } from './plan.ts';

export type Aim = { what: string; figure: number; limit: number; unit: string; isMet: boolean };

type Figures = {
  pages: readonly PageFigures[];
  memory: MemoryFigures;
  startMs: number;
};

const floorMarginMs = 0.15;

/** The project's targets, and whether this run met them. Processor time is the steadiest figure on a busy machine. */
export function judge({ pages, memory, startMs }: Figures): Aim[] {
  const at = (path: string, variant: Variant) => {
    const row = pages.find((it) => it.path === path && it.variant === variant && it.connections === 16);
    if (!row) throw new Error(`${path} was not measured: ${variant}`);
    return row;
  };
  const ratio = (path: string, one: Variant, other: Variant) =>
    at(path, one).processorMs / at(path, other).processorMs;
  return [
    ...pagePaths.flatMap((path) => [
      aim(
        `${path}: processor time above the React floor`,
        at(path, 'site').processorMs - at(path, 'react floor').processorMs,
        floorMarginMs,
        'ms',
      ),
      aim(`${path}: brotli to uncompressed`, ratio(path, 'site, br', 'site'), 1.5, '×'),
      aim(`${path}: gzip to uncompressed`, ratio(path, 'site, gzip', 'site'), 1.5, '×'),
      aim(`${path}: p99 to p50`, at(path, 'site').p99Ms / at(path, 'site').p50Ms, 3, '×'),
    ]),
    aim('/inventory: site to React floor', ratio('/inventory', 'site', 'react floor'), 1.15, '×'),
    aim('/inventory: brotli, unkept', ratio('/inventory', 'site, br, unkept', 'site'), 1.5, '×'),
    aim('memory at its most', Math.max(...memory.map(({ megabytes }) => megabytes)), 150, 'MB'),
    aim('memory grown since 5,000 requests', growth(memory), 10, 'MB'),
    aim('start to the first page', startMs, 1_000, 'ms'),
  ];
}

function aim(what: string, figure: number, limit: number, unit: string): Aim {
  return { what, figure, limit, unit, isMet: figure <= limit };
}

function growth(memory: MemoryFigures): number {
  const settled = memory.filter(({ requests }) => requests >= 5_000).map(({ megabytes }) => megabytes);
  return (settled.at(-1) ?? 0) - (settled[0] ?? 0);
}
