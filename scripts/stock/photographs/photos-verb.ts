import { join } from 'node:path';
import { carPath } from '../car-paths.ts';
import { lackingFields } from '../check/drafts.ts';
import { withFields } from '../editing/car-file.ts';
import { carText } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import type { OwnCar } from '../own-car.ts';
import { maxPictures } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { changeStock } from '../transaction/change-stock.ts';
import {
  arranged,
  pictureChanges,
  picturesOf,
  withoutRepeated,
  type Arrangement,
} from './arranged-pictures.ts';
import { readPhotographs } from './read-photograph.ts';

export async function photosVerb(
  folder: string,
  [id = '', ...files]: readonly string[],
  arrangement: Arrangement,
): Promise<Outcome> {
  // Reading photographs takes a while, so an unknown car is refused first.
  carText(folder, id);
  const problem = usageProblem(id, files, arrangement);
  if (problem) throw new Refusal(problem);
  const photographs = await readPhotographs(files);
  const { before, after, leftOut } = await changeStock(folder, `photos ${id}`, () => {
    const text = carText(folder, id);
    const car = JSON.parse(text) as OwnCar;
    const before = picturesOf(folder, id);
    if (files.length > 0 && !arrangement.replace && before.length > 0 && !car.photographs) {
      throw new Refusal(
        `the pictures of car ${id} are not marked as photographs; to replace them, use ` +
          `'photos ${id} --replace ~/Photos/*.jpg'; if they are photographs, use 'set ${id} photographs=yes' first`,
      );
    }
    const { added, leftOut } = withoutRepeated(id, arrangement.replace ? [] : before, photographs);
    if (leftOut.length > 0 && added.length === 0) throw new Refusal(...leftOut);
    const after = arranged(id, before, added, arrangement);
    const fields = {
      ...(files.length > 0 && { photographs: true }),
      // The car is complete once it has pictures and everything that its page needs.
      ...(lackingFields(car).length === 0 && { draft: undefined }),
    };
    const content = withFields(text, fields).text;
    return {
      changes: [...pictureChanges(id, before, after), { path: carPath(id), content }],
      result: { before, after, leftOut },
    };
  });
  return {
    changed: [
      ...after.flatMap(({ note }, index) =>
        note ? [`${join(folder, 'photos', id, `${index + 1}.webp`)}: ${note}`] : [],
      ),
      ...leftOut,
      `Car ${id} now has ${after.length === 1 ? 'one picture' : `${after.length} pictures`} (before: ${before.length}).`,
    ],
    next: `look at ${join(folder, 'photos', id)}; then npm run stock -- publish`,
  };
}

function usageProblem(
  id: string,
  { length }: readonly string[],
  { replace = false, order, remove }: Arrangement,
): string | undefined {
  const isArranging = order !== undefined || remove !== undefined;
  if ((isArranging && (length > 0 || replace)) || (order !== undefined && remove !== undefined)) {
    return 'add photographs, order pictures and remove pictures in one command each';
  }
  if (length === 0 && !isArranging) return `name a photograph; write 'photos ${id} ~/Photos/*.jpg'`;
  return length > maxPictures ? `${length} photographs are too many; choose ${maxPictures}` : undefined;
}
