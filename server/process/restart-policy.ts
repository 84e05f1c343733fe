const earlyMs = 10_000;
const firstDelayMs = 100;

/** Replaces the dead: at once, later the more often one dies right after its start, and in the end not at all. */
export function restartPolicy(mostEarlyDeaths = 5) {
  let earlyDeaths = 0;
  return {
    mostEarlyDeaths,
    /** Gives the milliseconds to wait before the next start; undefined to give up. */
    afterDeath(livedMs: number): number | undefined {
      earlyDeaths = livedMs < earlyMs ? earlyDeaths + 1 : 0;
      if (earlyDeaths >= mostEarlyDeaths) return undefined;
      return earlyDeaths === 0 ? 0 : firstDelayMs * 2 ** (earlyDeaths - 1);
    },
  };
}
