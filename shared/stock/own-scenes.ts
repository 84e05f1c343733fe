import { versions } from 'stock:scenes';
import type { Scene } from '../scenes/scenes.ts';

/** Versions of the dealer's own pictures, which replace the drawn ones in every season. */
export const ownScenes: Partial<Record<Scene, string>> = versions;
