import { readFileSync } from 'node:fs';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { currentFolder, sampleSite } from '../../../scripts/build/sites.ts';

const manifest = JSON.parse(
  readFileSync(`${currentFolder(sampleSite)}/manifest.json`, 'utf8'),
) as AssetManifest;

/** The paths of the site's scripts. The last three are loaded by the first. */
export const startScript = manifest.start;
export const [libraries = '', siteScript = '', mainScript = ''] = manifest.scripts;

/** The records of all cars, which are loaded when the page is idle. */
export const recordsPattern = '**/records.*.js';
