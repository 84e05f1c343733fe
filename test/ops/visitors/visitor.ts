import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { foundPaths } from '../../../scripts/sample-pages.ts';

export type Visits = { count: number; failures: string[]; p50Ms: number; p99Ms: number };

type Visitor = { /** Ends the visit and gives what came of it. */ leave(): Promise<Visits> };

// Slow is not lost.
const longestMs = 180_000;

/** Requests pages until it is stopped: on a new connection each time, or on as few as it can. */
export function startVisitor(
  origin: string,
  { everyMs, isKeptAlive = false }: { everyMs: number; isKeptAlive?: boolean },
): Visitor {
  const agent = new Agent({ keepAlive: isKeptAlive });
  const failures: string[] = [];
  const durations: number[] = [];
  let isHere = true;
  const visit = async () => {
    for (let index = 0; isHere; index += 1) {
      const path = foundPaths[index % foundPaths.length] ?? '/';
      const startedAt = performance.now();
      const failure = await ask(origin + path, agent);
      durations.push(performance.now() - startedAt);
      if (failure) failures.push(`${path}: ${failure}`);
      await wait(everyMs);
    }
  };
  const visited = visit();
  return {
    async leave() {
      isHere = false;
      await visited;
      agent.destroy();
      durations.sort((a, b) => a - b);
      const at = (share: number) => Math.round(durations[Math.floor(durations.length * share)] ?? 0);
      return { count: durations.length, failures, p50Ms: at(0.5), p99Ms: at(0.99) };
    },
  };
}

/** Returns what went wrong; undefined if the whole page came with status 200. */
function ask(origin: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = get(origin, { agent, timeout: longestMs }, (response) => {
      response.on('error', (error) => resolve(error.message)).resume();
      response.on('end', () => {
        if (response.statusCode !== 200) resolve(String(response.statusCode));
        else resolve(response.complete ? undefined : 'cut off');
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', (error) => resolve(error.message));
  });
}
