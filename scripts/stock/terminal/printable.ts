/** A text of somebody else's, which could otherwise move the terminal's cursor. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '?');
}
