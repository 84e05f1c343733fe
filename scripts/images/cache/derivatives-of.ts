import { pictureName, widths } from '../../../shared/cars/pictures.ts';

const formats = ['avif', 'webp'] as const;

/** Every file generated from a car's pictures. */
export function derivativesOf(masters: readonly Buffer[], version: string) {
  return masters.flatMap((master, index) =>
    widths.flatMap((width) =>
      formats.map((format) => ({
        name: pictureName(index + 1, width, version, format),
        master,
        width,
        format,
      })),
    ),
  );
}
