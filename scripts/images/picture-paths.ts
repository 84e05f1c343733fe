/** All from the project's root, where npm runs its scripts. */
export const paths = {
  carMasters: 'client/pictures/cars',
  heroMasters: 'client/pictures/hero',
  public: 'client/public',
  cars: 'client/public/assets/cars',
  hero: 'client/public/assets/hero',
  details: 'shared/cars/details',
  listings: 'shared/cars/listings.ts',
  versions: 'shared/cars/picture-versions.ts',
  colors: 'client/styles/base/picture-colors.css',
} as const;
