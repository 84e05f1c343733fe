import { sampleFolder, stockFolder } from '../stock/stock-folder.ts';
import type { BuildMode } from './mode.ts';

export type SitePlan = { folder: string; mode: BuildMode; stock: string };

export function ownSite(): SitePlan {
  return { folder: 'dist', mode: 'production', stock: stockFolder(process.env) };
}

/** The sample's site, for tests and measurements. */
export const sampleSite: SitePlan = {
  folder: '.cache/sites/sample',
  mode: 'production',
  stock: sampleFolder,
};

/** The sample's site with React's development build, which reports mistakes. */
export const sampleInDevelopment: SitePlan = {
  folder: '.cache/sites/sample-development',
  mode: 'development',
  stock: sampleFolder,
};
