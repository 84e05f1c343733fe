import { carPictures } from './images/car-pictures.ts';
import { catalogueIds } from './images/car-ids.ts';
import { paths } from './images/picture-paths.ts';
import { writeColors, writeVersions } from './images/generated-files.ts';
import { heroFiles, readHeroMasters } from './images/hero-files.ts';
import { icons } from './images/app-icons.ts';
import { readMasters } from './images/masters.ts';

const ids = await catalogueIds(paths.listings, paths.details);
const { cars, problems } = await readMasters(paths.carMasters, ids);
if (problems.length > 0) {
  console.error(`Nothing was made, because of ${problems.length} pictures:\n  ${problems.join('\n  ')}`);
  console.error("A car's pictures are 1.webp to 4.webp, 4:3, at least 1200 pixels wide.");
  process.exit(1);
}

const hero = await readHeroMasters();
const pictures = await carPictures(cars);
const heroes = await heroFiles(hero);
await writeVersions(paths.versions, cars, hero);
await writeColors(paths.colors, cars);
await icons();

// Only now, because the records do not load before every car has a version.
const { shareCards } = await import('./images/share-cards/share-cards.ts');
const cards = await shareCards(cars, hero.poster);
console.log(
  `${cars.length} cars: made ${pictures} pictures, ${heroes} files of the home page and ${cards} share cards`,
);
