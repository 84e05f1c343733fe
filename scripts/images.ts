import { Command } from 'commander';
import { carPictures } from './images/car-pictures.ts';
import { icons } from './images/app-icons.ts';
import { writePictures, writeSceneVersions } from './images/generated-files.ts';
import { readMasters } from './images/masters.ts';
import { paths } from './images/picture-paths.ts';
import { committedCards } from './images/share-cards/committed-cards.ts';
import { readSceneMasters, sceneFiles } from './images/scene-files.ts';
import { sampleModules, writeStockModules } from './stock/generate/stock-modules.ts';
import { StockError } from './stock/check/problem.ts';
import { checkStock, readStock } from './stock/check/read-stock.ts';
import { writeSchemas } from './stock/schemas/schema-files.ts';
import { sampleFolder } from './stock/stock-folder.ts';

new Command('npm run images --')
  .description('Makes the pictures, films, share cards and icons of the sample from their masters.')
  .parse();

const wrong = await checkStock(sampleFolder);
if (wrong.length > 0) {
  console.error(new StockError(sampleFolder, wrong).message);
  process.exit(1);
}
const stock = readStock(sampleFolder);
const cars = await readMasters(
  sampleFolder,
  stock.cars.map(({ id }) => id),
);

const scenes = await readSceneMasters();
const pictures = await carPictures(cars);
const sceneCount = await sceneFiles(scenes);
await writeSceneVersions(paths.sceneVersions, scenes);
await icons();
writeSchemas(sampleFolder);
const cards = await committedCards(stock, cars);
await writePictures(paths.pictures, cars, cards.versions);
writeStockModules(sampleModules, readStock(sampleFolder));
console.log(
  `${cars.length} cars: made ${pictures} pictures, ${sceneCount} scenes and films and ${cards.made} share cards`,
);
