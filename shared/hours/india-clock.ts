// India has no daylight saving time.
const aheadOfUtcMs = 330 * 60_000;

export function inIndia(moment: Date) {
  const there = new Date(moment.getTime() + aheadOfUtcMs);
  return {
    year: there.getUTCFullYear(),
    /** '2026-11-22'. */
    day: there.toISOString().slice(0, 10),
    /** 0 is Sunday. */
    weekday: there.getUTCDay(),
    /** Minutes since midnight. */
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}
