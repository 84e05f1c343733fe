import { join } from 'node:path';
import { carIdPattern } from '../../shared/cars/car.ts';
import { Refusal } from './refusal.ts';

/** A valid number never leads out of the stock's folder. */
export function idProblem(id: string): string | undefined {
  if (carIdPattern.test(id)) return undefined;
  return `'${id}' is not a car number; write a whole number of up to six digits, such as 47`;
}

/** Relative to the stock's folder. These functions throw a Refusal if the id is not a car's number. */
export function carPath(id: string): string {
  return `cars/${checked(id)}.json`;
}

export function carFile(folder: string, id: string): string {
  return join(folder, carPath(id));
}

export function photosPath(id: string): string {
  return `photos/${checked(id)}`;
}

function checked(id: string): string {
  const problem = idProblem(id);
  if (problem) throw new Refusal(problem);
  return id;
}
