/** All from the project's root, where npm runs its scripts. */
export const paths = {
  carMasters: 'shared/sample/photos',
  heroMasters: 'client/pictures/hero',
  public: 'client/public',
  cars: 'client/public/assets/cars',
  hero: 'client/public/assets/hero',
  pictures: 'shared/sample/pictures.json',
  heroVersions: 'shared/hero-versions.ts',
} as const;
