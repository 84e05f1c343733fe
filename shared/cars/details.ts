import type { CarDetail } from './car.ts';

// One module a car, so that a browser loads only the record that it shows.
const modules: Record<string, () => Promise<{ car: CarDetail }>> = {
  '1': () => import('./details/1.ts'),
  '2': () => import('./details/2.ts'),
  '3': () => import('./details/3.ts'),
  '4': () => import('./details/4.ts'),
  '5': () => import('./details/5.ts'),
  '6': () => import('./details/6.ts'),
  '7': () => import('./details/7.ts'),
  '8': () => import('./details/8.ts'),
  '9': () => import('./details/9.ts'),
  '10': () => import('./details/10.ts'),
  '11': () => import('./details/11.ts'),
  '12': () => import('./details/12.ts'),
  '13': () => import('./details/13.ts'),
  '14': () => import('./details/14.ts'),
  '15': () => import('./details/15.ts'),
  '16': () => import('./details/16.ts'),
  '17': () => import('./details/17.ts'),
  '18': () => import('./details/18.ts'),
  '19': () => import('./details/19.ts'),
  '20': () => import('./details/20.ts'),
  '23': () => import('./details/23.ts'),
  '24': () => import('./details/24.ts'),
  '25': () => import('./details/25.ts'),
  '26': () => import('./details/26.ts'),
  '27': () => import('./details/27.ts'),
  '28': () => import('./details/28.ts'),
  '29': () => import('./details/29.ts'),
  '30': () => import('./details/30.ts'),
  '31': () => import('./details/31.ts'),
  '32': () => import('./details/32.ts'),
  '33': () => import('./details/33.ts'),
  '35': () => import('./details/35.ts'),
  '37': () => import('./details/37.ts'),
  '38': () => import('./details/38.ts'),
  '39': () => import('./details/39.ts'),
  '40': () => import('./details/40.ts'),
  '41': () => import('./details/41.ts'),
  '42': () => import('./details/42.ts'),
  '43': () => import('./details/43.ts'),
  '44': () => import('./details/44.ts'),
  '45': () => import('./details/45.ts'),
  '46': () => import('./details/46.ts'),
};

export const detailIds: readonly string[] = Object.keys(modules);

/** The detail record of a car, or undefined where the dealer has none. */
export async function loadCarDetail(id: string): Promise<CarDetail | undefined> {
  const load = Object.hasOwn(modules, id) ? modules[id] : undefined;
  return (await load?.())?.car;
}
