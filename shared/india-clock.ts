const minuteMs = 60_000;
// No summer time, and the same since 1945.
const aheadOfUtcMinutes = 330;

/** What clocks and calendars in India show at a moment. */
export function inIndia(moment: Date) {
  const there = new Date(moment.getTime() + aheadOfUtcMinutes * minuteMs);
  return {
    year: there.getUTCFullYear(),
    /** '2026-11-22'. */
    day: there.toISOString().slice(0, 10),
    /** 0 is Sunday. */
    weekday: there.getUTCDay(),
    /** Since midnight. */
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}
