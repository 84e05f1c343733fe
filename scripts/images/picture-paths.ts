import type { CachedFile } from '../disk/cached-file.ts';

/** Relative to the project's root, in which npm runs its scripts. */
export const paths = {
  sceneMasters: 'client/pictures/scenes',
  public: 'client/public',
  cars: 'client/public/assets/cars',
  scenes: 'client/public/assets/scenes',
  pictures: 'shared/sample/pictures.json',
  sceneVersions: 'shared/scenes/scene-versions.ts',
} as const;

export type PublicFile = CachedFile & { path: string };
