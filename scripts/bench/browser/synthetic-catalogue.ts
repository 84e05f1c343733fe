import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Listing } from '../../../shared/cars/car.ts';
import { listings } from '../../../shared/cars/listings.ts';

const firstId = 1_000;

/** As many cars as wanted: ours over and over, each with figures and an id of its own. */
export function syntheticCars(count: number): Listing[] {
  return Array.from({ length: count }, (_, index) => {
    const car = listings[index % listings.length];
    if (!car) throw new Error('there is no car to copy');
    const lap = Math.floor(index / listings.length);
    return {
      ...car,
      id: String(firstId + index),
      price: 150_000 + ((car.price + lap * 7_000) % 1_249_000),
      mileage: car.mileage + ((lap * 137) % 20_000),
    };
  });
}

/** Puts those cars in place of the catalogue, and made-up versions in place of those of their pictures. */
export function withCatalogue(cars: readonly Listing[]): Plugin {
  const versions = Object.fromEntries(cars.map(({ id }) => [id, versionOf(Number(id))]));
  return {
    name: 'catalogue',
    setup(build) {
      build.onLoad({ filter: /shared[\\/]cars[\\/]listings\.ts$/ }, () => ({
        loader: 'ts',
        contents: `import { addPictures } from './add-pictures.ts';
          export const listings = addPictures(${JSON.stringify(cars, withoutImage)});`,
        resolveDir: join(process.cwd(), 'shared/cars'),
      }));
      build.onLoad({ filter: /shared[\\/]cars[\\/]picture-versions\.ts$/ }, async () => {
        const { pictureVersions, ...others } = await import('../../../shared/cars/picture-versions.ts');
        return {
          loader: 'ts',
          contents: `export const { ${Object.keys(others).join()} } = ${JSON.stringify(others)};
            export const pictureVersions = ${JSON.stringify({ ...pictureVersions, ...versions })};`,
        };
      });
    },
  };
}

/** Eight hexadecimal digits, as arbitrary as those of a hash. */
function versionOf(id: number): string {
  return (Math.imul(id, 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
}

function withoutImage(key: string, value: unknown): unknown {
  return key === 'image' ? undefined : value;
}
