/** What makes the best car best, and at which places of the list the best cars are. */
export type Best = { word: string; places: readonly number[] };

/** Finds the cars with the highest score; undefined where the cars do not differ or one has no score. */
export function bestOf<Car>(
  cars: readonly Car[],
  word: string,
  score: (car: Car) => number | undefined,
): Best | undefined {
  const scores = cars.map((car) => score(car) ?? NaN);
  const highest = Math.max(...scores);
  const places = [...scores.keys()].filter((place) => scores[place] === highest);
  const differ = places.length > 0 && places.length < cars.length;
  return differ ? { word, places } : undefined;
}
