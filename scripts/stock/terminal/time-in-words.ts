/** '22 November 2026 at 1:30 am' in India, wherever this computer is. */
export function timeInWords(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
}
