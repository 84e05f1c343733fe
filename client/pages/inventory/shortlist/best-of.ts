/** What makes the best car best, and its place in the list. */
export type Best = { word: string; place: number };

/** Finds the car with the highest score; undefined where several have it, or a car has none. */
export function bestOf<Car>(
  cars: readonly Car[],
  word: string,
  score: (car: Car) => number | undefined,
): Best | undefined {
  const scores = cars.map((car) => score(car) ?? NaN);
  const highest = Math.max(...scores);
  const place = scores.indexOf(highest);
  const isAlone = cars.length > 1 && place >= 0 && place === scores.lastIndexOf(highest);
  return isAlone ? { word, place } : undefined;
}
