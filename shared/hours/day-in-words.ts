/** '3 November' in the year of `today`, otherwise '3 November 2025'. Both days have the form '2026-11-03'. */
export function dayInWords(day: string, today = ''): string {
  const [year, month, date] = day.split('-');
  const words = `${Number(date)} ${months[Number(month) - 1]}`;
  return year === today.slice(0, 4) ? words : `${words} ${year}`;
}

export const months =
  'January February March April May June July August September October November December'.split(' ');
