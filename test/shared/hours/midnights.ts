import { driveDays } from '../../../shared/hours/drive-days.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';

// Run as a process of its own, as the time zone of a worker cannot be changed. Prints for each zone where the site's date
// differs from the one that the platform has for India.
const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const [minuteMs, dayMs] = [60_000, 86_400_000];
const everyDay = { shown: 'Mon-Sun: 9 AM - 7 PM' };
const firstMidnight = Date.parse('2027-01-01T00:00+05:30');

const faults: Record<string, string[]> = {};
for (const zone of ['Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe']) {
  process.env.TZ = zone;
  faults[zone] = [];
  for (let day = 0; day < 366; day += 1) {
    for (const minute of [-1, 0, 1]) {
      const moment = new Date(firstMidnight + day * dayMs + minute * minuteMs);
      const { year, day: date, weekday, minutes } = inIndia(moment);
      const [tomorrow] = driveDays(everyDay, date);
      const [site, platform] = [
        `${date} ${year} ${'Sun Mon Tue Wed Thu Fri Sat'.split(' ')[weekday]} ${minutes} ${tomorrow?.day} ${tomorrow?.shortName}`,
        platformSays(moment),
      ];
      if (site !== platform) faults[zone].push(`${site} instead of ${platform}`);
    }
  }
}
console.log(JSON.stringify(faults));

function platformSays(moment: Date): string {
  const [now, next] = [moment, new Date(moment.getTime() + dayMs)].map((at) =>
    Object.fromEntries(calendar.formatToParts(at).map(({ type, value }) => [type, value])),
  );
  const dateOf = (at = now) => `${at?.year}-${at?.month}-${at?.day}`;
  const month = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(next?.month) - 1];
  const minutes = Number(now?.hour) * 60 + Number(now?.minute);
  return `${dateOf()} ${now?.year} ${now?.weekday} ${minutes} ${dateOf(next)} ${next?.weekday} ${Number(next?.day)} ${month}`;
}
