import type { Aim } from './aims.ts';
import type { PageFigures } from './server/compare.ts';
import type { MemoryFigures } from './server/memory.ts';
import type { Reply } from './browser/responsiveness.ts';

export function printPages(pages: readonly PageFigures[]): void {
  console.table(
    pages.map(({ path, variant, connections, ...row }) => {
      const floor = pages.find(
        (it) => it.path === path && it.variant === 'react floor' && it.connections === connections,
      );
      return {
        page: path,
        variant,
        connections: String(connections),
        'requests/s': row.requestsPerSecond.toFixed(0),
        'p50 ms': row.p50Ms.toFixed(1),
        'p99 ms': row.p99Ms.toFixed(1),
        'CPU ms': row.processorMs.toFixed(3),
        'to React floor': floor ? (row.processorMs / floor.processorMs).toFixed(2) : '',
        'first byte ms': row.firstByteMs?.toFixed(2) ?? '',
      };
    }),
  );
}

export function printMemory(memory: MemoryFigures, startMs: number): void {
  console.table(
    memory.map(({ requests, megabytes }) => ({ requests: String(requests), 'RSS MB': megabytes.toFixed(1) })),
  );
  console.log(`\nstart to the first page: ${startMs.toFixed(0)} ms`);
}

export function printAims(aims: readonly Aim[]): void {
  console.table(
    aims.map(({ what, figure, limit, unit, isMet }) => ({
      aim: what,
      measured: `${figure.toFixed(2)} ${unit}`,
      'at most': `${Number(limit.toFixed(2))} ${unit}`,
      met: isMet ? 'yes' : 'NO',
    })),
  );
}

export function printReplies(replies: readonly Reply[]): void {
  console.table(
    replies.map(({ what, median, longest, longestHandling, count }) => ({
      interaction: what,
      'median ms': String(median),
      'longest ms': String(longest),
      'longest handling ms': longestHandling.toFixed(1),
      events: String(count),
    })),
  );
}
