const minuteMs = 60_000;
// India has no daylight saving time.
const aheadOfUtcMinutes = 330;

export function yearInIndia(moment: Date): number {
  return shifted(moment).getUTCFullYear();
}

export function inIndia(moment: Date) {
  const there = shifted(moment);
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

function shifted(moment: Date): Date {
  return new Date(moment.getTime() + aheadOfUtcMinutes * minuteMs);
}
