import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCarText, withField } from '../../../../scripts/stock/editing/car-file.ts';
import { carText, changeCars, nextId, readCars } from '../../../../scripts/stock/editing/own-cars.ts';
import type { OwnCar } from '../../../../scripts/stock/own-car.ts';
import { pictureChanges, picturesOf } from '../../../../scripts/stock/photographs/arranged-pictures.ts';
import { changeStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { mergeVerb } from '../../../../scripts/stock/verbs/merge-verb.ts';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../../scripts/stock/verbs/undo-verb.ts';
import type { Random } from '../../../random.ts';
import { car47 } from '../stock-folder.ts';
import { git } from '../two-clones.ts';

/** What a command did to a car, which its model names: its number may change. */
type Effect = { words: string; model: string; kind: 'add' | 'photograph' | 'sell' | 'set'; value?: string };

type Person = {
  name: string;
  folder: string;
  /** By which the clock is wrong. */
  daysAhead: number;
  /** Those in effect, the latest last. */
  own: Effect[];
};

export type Walk = {
  random: Random;
  people: [Person, Person];
  count: number;
  way: string[];
  /** The models of cars that a merge has named. */
  named: Set<string>;
};

/** Returns what is wrong. */
type Step = (walk: Walk, person: Person) => unknown;

const frequency: [count: number, name: string, step: Step][] = [
  [2, 'add', add],
  [2, 'photograph', photograph],
  [2, 'sell', sell],
  [2, 'set', set],
  [4, 'undo', undo],
  [2, 'pull', pull],
  [4, 'push', push],
  [1, 'rebase', rebase],
];

export const steps = frequency.flatMap(([count, name, step]) =>
  Array.from({ length: count }, () => [name, step] as const),
);

function nowOf({ count }: Walk, { daysAhead }: Person): Date {
  return new Date(Date.parse('2026-11-22T12:00:00+05:30') + daysAhead * 86_400_000 + count * 3_600_000);
}

async function add(walk: Walk, person: Person): Promise<void> {
  const model = `${person.name} ${walk.count}`;
  const now = nowOf(walk, person);
  await changeCars(person.folder, { command: 'add', now }, (cars) => {
    const id = nextId(person.folder, cars);
    const text = newCarText(id, { ...car47, id, model, draft: true, added: now.toISOString().slice(0, 10) });
    return { texts: [{ id, text }], result: { changed: [], next: '' } };
  });
  done(walk, person, { words: 'add', model, kind: 'add' });
}

/** Its content is no picture, which no command here opens. */
async function photograph(walk: Walk, person: Person): Promise<void> {
  const car = anyCar(walk, person);
  if (!car) return;
  const value = `${car.model}, ${person.name} ${walk.count}`;
  const words = `photos ${car.id}`;
  await changeStock(person.folder, words, () => {
    const before = picturesOf(person.folder, car.id);
    const after = [...before, { name: 'new.webp', content: Buffer.from(value) }];
    const content = withField(carText(person.folder, car.id), 'photographs', true);
    const changes = [...pictureChanges(car.id, before, after), { path: `cars/${car.id}.json`, content }];
    return { changes, result: undefined };
  });
  done(walk, person, { words, model: car.model, kind: 'photograph', value });
}

async function sell(walk: Walk, person: Person): Promise<void> {
  const car = anyCar(walk, person, ({ sold }) => sold === undefined);
  if (!car) return;
  await sellVerb(person.folder, [car.id], nowOf(walk, person));
  done(walk, person, { words: `sell ${car.id}`, model: car.model, kind: 'sell' });
}

async function set(walk: Walk, person: Person): Promise<void> {
  const car = anyCar(walk, person);
  if (!car) return;
  const price = `price=${400_000 + walk.count * 100}`;
  await setVerb(person.folder, [car.id, price], nowOf(walk, person));
  done(walk, person, { words: `set ${car.id} ${price}`, model: car.model, kind: 'set' });
}

/** Reverts the last own command that is in effect, or refuses to. */
async function undo({ way }: Walk, { folder, own }: Person): Promise<string | undefined> {
  const { changed, exitCode } = await undoVerb(folder).catch((error: unknown) => ({
    changed: [String(error)],
    exitCode: 1,
  }));
  const [said = ''] = changed;
  way.push(`   ${said}`);
  const last = own.at(-1);
  if (exitCode === 1) {
    const isRight = last
      ? said.includes(`was changed after '${last.words}'`)
      : / is .+'s, of |no command/.test(said);
    return isRight ? undefined : said;
  }
  own.pop();
  return said === `Undone: ${last?.words}` ? undefined : said;
}

async function pull(walk: Walk, person: Person): Promise<void> {
  git(person.folder, 'pull', '--quiet');
  if (!existsSync(join(person.folder, '.git/MERGE_HEAD'))) return;
  const keep = walk.random.of(['mine', 'theirs'] as const);
  const clashes = (await mergeVerb(person.folder, {})).changed;
  const { changed } =
    clashes.at(-1) === 'Merged.' ? { changed: clashes } : await mergeVerb(person.folder, { keep });
  walk.way.push(...[...clashes, ...changed].map((line) => `   ${line}`));
  // A conflict that names a car is no silent loss.
  for (const line of [...clashes, ...changed]) {
    const [, id] = /^cars\/(\d+)\.json(?:, sold:| stays)/.exec(line) ?? [];
    const model = id && carsOf(person).find((car) => car.id === id)?.model;
    if (model) walk.named.add(model);
  }
}

/** Again after a pull if it is rejected. */
async function push(walk: Walk, person: Person): Promise<void> {
  git(person.folder, 'push', '--quiet');
  if (git(person.folder, 'rev-parse', 'HEAD') === git(person.folder, 'rev-parse', 'origin/HEAD')) return;
  await pull(walk, person);
  git(person.folder, 'push', '--quiet');
}

function rebase(_walk: Walk, { folder }: Person): void {
  git(folder, 'fetch', '--quiet');
  git(folder, 'rebase', '--quiet', 'origin/HEAD');
  if (existsSync(join(folder, '.git/rebase-merge'))) git(folder, 'rebase', '--abort');
}

/** Both pull and push until they have the same, which must be all that was not undone. */
export async function differences(walk: Walk): Promise<string[]> {
  const [one, other] = walk.people;
  for (const person of [one, other, one, other]) {
    await pull(walk, person);
    await push(walk, person);
  }
  const heads = walk.people.map(({ folder }) => git(folder, 'rev-parse', 'HEAD'));
  const cars = readCars(one.folder, nowOf(walk, one));
  const effects = walk.people.flatMap(({ own }) => own).filter(({ model }) => !walk.named.has(model));
  const folders = readdirSync(join(one.folder, 'photos'));
  const pictures = folders.flatMap((id) => picturesIn(one, id));
  const lost = effects.filter(({ model, kind, value = '' }) => {
    const car = cars.find((each) => each.model === model);
    if (kind === 'sell') return car?.sold === undefined;
    // Where one deleted the car, the check names its pictures.
    return kind === 'photograph' ? !pictures.includes(value) : !car;
  });
  const strangers = cars.flatMap((car) =>
    car.model === car47.model
      ? []
      : picturesIn(one, car.id).filter((picture) => !picture.startsWith(`${car.model},`)),
  );
  return [
    ...(heads[0] === heads[1] ? [] : ['the clones differ']),
    ...lost.map(({ words, model }) => `lost: ${words} of ${model}`),
    ...strangers.map((picture) => `of another car: ${picture}`),
  ];
}

function done({ way }: Walk, { folder, daysAhead, own }: Person, effect: Effect): void {
  way.push(`   ${effect.words}: ${effect.model}`);
  own.push(effect);
  if (daysAhead === 0) return;
  // As a computer commits whose clock is wrong.
  const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString();
  git(folder, 'commit', '--amend', '--no-edit', '--quiet', `--date=${date}`);
}

function anyCar(walk: Walk, person: Person, isFit: (car: OwnCar) => boolean = () => true) {
  const fit = carsOf(person).filter((car) => car.model !== car47.model && isFit(car));
  return fit.length === 0 ? undefined : walk.random.of(fit);
}

function carsOf({ folder }: Person): OwnCar[] {
  const names = readdirSync(join(folder, 'cars'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, 'cars', name), 'utf8')) as OwnCar);
}

function picturesIn({ folder }: Person, id: string): string[] {
  return picturesOf(folder, id).map(({ content }) => content.toString('latin1'));
}
