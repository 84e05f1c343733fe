const plum = '#26112a';
const gold = '#f4b740';

/** The dealership's mark, an oil lamp, in a box of 64 by 64. */
export const diya = `
    <path fill="${gold}" d="M32 5c5.5 8 11.5 13.5 11.5 21.5a11.5 11.5 0 0 1-23 0C20.5 18.5 26.5 13 32 5z"/>
    <path fill="#fff3d0" d="M32 20c2.5 3.8 5.2 6.2 5.2 9.8a5.2 5.2 0 0 1-10.4 0c0-3.6 2.7-6 5.2-9.8z"/>
    <path fill="#e57a2c" d="M5 40q27 9 54 0c-1.5 12.5-12.5 19-27 19S6.5 52.5 5 40z"/>
    <path fill="none" stroke="${gold}" stroke-width="3.5" stroke-linecap="round" d="M5 40q27 9 54 0"/>`;

/** The mark on night plum: `corner` of 64 rounds the ground, `part` is how much of the width the mark takes. */
export function mark({ corner, part }: { corner: number; part: number }): string {
  const inset = 32 * (1 - part);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${plum}"/>
  <g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${part})">${diya}
  </g>
</svg>
`;
}
