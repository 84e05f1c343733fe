/** '3 November' in the year of `today`, otherwise '3 November 2025'. Both days have the form '2026-11-03'. */
export function dayInWords(day: string, today = ''): string {
  const [year, month, date] = day.split('-');
  const words = `${Number(date)} ${months[Number(month) - 1]}`;
  return year === today.slice(0, 4) ? words : `${words} ${year}`;
}

/** 'June 2027'. */
export function monthInWords(day: string): string {
  return dayInWords(day).replace(/^\d+ /, '');
}

export const months =
  'January February March April May June July August September October November December'.split(' ');
