import { readFileSync } from 'node:fs';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { sampleSite } from '../../../scripts/build/sites.ts';

const manifest = JSON.parse(readFileSync(`${sampleSite.folder}/manifest.json`, 'utf8')) as AssetManifest;

/** The first script of a page, and those that it loads. */
export const startScript = manifest.start;
export const [mainScript = '', siteScript = '', libraries = ''] = manifest.scripts.toReversed();

/** The records of all cars, which the page loads while its scripts run. */
export const recordsPattern = '**/records.*.js';
