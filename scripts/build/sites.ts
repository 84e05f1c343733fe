import { sampleFolder, stockFolder } from '../stock/stock-folder.ts';
import type { BuildMode } from './mode.ts';

export type SitePlan = { folder: string; mode: BuildMode; stock: string };

export function ownSite(): SitePlan {
  return { folder: 'dist', mode: 'production', stock: stockFolder(process.env) };
}

export const sampleSite: SitePlan = {
  folder: '.cache/sites/sample',
  mode: 'production',
  stock: sampleFolder,
};

export const sampleInDevelopment: SitePlan = {
  folder: '.cache/sites/sample-development',
  mode: 'development',
  stock: sampleFolder,
};
