import { carPictures } from './images/car-pictures.ts';
import { icons } from './images/app-icons.ts';
import { writePictures, writeSceneVersions } from './images/generated-files.ts';
import { readMasters } from './images/masters.ts';
import { paths } from './images/picture-paths.ts';
import { shareCards } from './images/share-cards/share-cards.ts';
import { readSceneMasters, sceneFiles } from './images/scene-files.ts';
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

const scenes = await readSceneMasters();
const pictures = await carPictures(cars);
const sceneCount = await sceneFiles(scenes);
await writeSceneVersions(paths.sceneVersions, scenes);
await writePictures(paths.pictures, cars);
await icons();
const cards = await shareCards(stock.cars, cars, scenes.pictures['yard-wide']);
console.log(
  `${cars.length} cars: made ${pictures} pictures, ${sceneCount} scenes and films and ${cards} share cards`,
);
