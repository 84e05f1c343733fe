/** Matches the '7' of '7' or '7 seats'. */
export const seatsPattern = /^[1-9]\d?(?!\d)/;

/** Matches the 400 of '400 litres', and the 120 of 'about 120 litres (341 without the CNG cylinder)'. */
export const litresPattern =
  /^(?:[Aa]bout )?([1-9][\d,]*) ?(?:[Ll]|[Ll]itres?|[Ll]iters?|[Ll]trs?)(?![A-Za-z])/;

export function seatsIn(seating = ''): string | undefined {
  return seatsPattern.exec(seating)?.[0];
}

export function litresIn(bootSpace = ''): number | undefined {
  const [, figure] = litresPattern.exec(bootSpace) ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
}
