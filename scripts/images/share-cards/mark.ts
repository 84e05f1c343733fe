const plum = '#26112a';
const gold = '#f4b740';

/** The dealership's mark, in a box of 64 by 64. */
export type Mark = {
  drawing: string;
  /** A dealer's own logo fills its icons and gets no plum background. */
  isOwn?: boolean;
};

export const lamp: Mark = {
  drawing: `
    <path fill="${gold}" d="M32 5c5.5 8 11.5 13.5 11.5 21.5a11.5 11.5 0 0 1-23 0C20.5 18.5 26.5 13 32 5z"/>
    <path fill="#fff3d0" d="M32 20c2.5 3.8 5.2 6.2 5.2 9.8a5.2 5.2 0 0 1-10.4 0c0-3.6 2.7-6 5.2-9.8z"/>
    <path fill="#e57a2c" d="M5 40q27 9 54 0c-1.5 12.5-12.5 19-27 19S6.5 52.5 5 40z"/>
    <path fill="none" stroke="${gold}" stroke-width="3.5" stroke-linecap="round" d="M5 40q27 9 54 0"/>`,
};

export const car: Mark = {
  drawing: `
    <path fill="${gold}" d="M3 44V33c0-4 3-6 8-7l7-10c2-3 4-4 8-4h13c4 0 6 1 9 4l8 9c4 1 6 4 6 8v11z"/>
    <path fill="${plum}" d="m17 26 6-9c1-1 2-2 4-2h4v11zM35 15h4c3 0 4 1 6 3l7 8H35z"/>
    <g fill="#fff3d0" stroke="${plum}" stroke-width="3"><circle cx="18" cy="44" r="7.5"/><circle cx="47" cy="44" r="7.5"/></g>`,
};

type Ground = { fill?: string; corner?: number; part: number };

/** Draws a mark on a background of 64 by 64 units. `corner` is a radius, `part` the mark's share of the width. */
export function markOn({ drawing }: Mark, { fill = plum, corner = 0, part }: Ground): string {
  const inset = 32 * (1 - part);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${fill}"/>
  <g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${part})">${drawing}
  </g>
</svg>
`;
}
