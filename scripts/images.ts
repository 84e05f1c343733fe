import { carPictures } from './images/car-pictures.ts';
import { icons } from './images/app-icons.ts';
import { writeHeroVersions, writePictures } from './images/generated-files.ts';
import { heroFiles, readHeroMasters } from './images/hero-files.ts';
import { readMasters } from './images/masters.ts';
import { paths } from './images/picture-paths.ts';
import { shareCards } from './images/share-cards/share-cards.ts';
import { readStock } from './stock/read-stock.ts';
import { sampleFolder } from './stock/stock-folder.ts';

const stock = readStock(sampleFolder);
const { cars, problems } = await readMasters(
  paths.carMasters,
  stock.cars.map(({ id }) => id),
);
if (problems.length > 0) {
  console.error(`Nothing was made, because of ${problems.length} pictures:\n  ${problems.join('\n  ')}`);
  console.error("A car's pictures are 1.webp to 4.webp, 4:3, at least 1200 pixels wide.");
  process.exit(1);
}

const hero = await readHeroMasters();
const pictures = await carPictures(cars);
const heroes = await heroFiles(hero);
await writeHeroVersions(paths.heroVersions, hero);
await writePictures(paths.pictures, cars);
await icons();
const cards = await shareCards(stock.cars, cars, hero.poster);
console.log(
  `${cars.length} cars: made ${pictures} pictures, ${heroes} files of the home page and ${cards} share cards`,
);
