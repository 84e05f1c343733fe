import { readFileSync } from 'node:fs';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { sampleSite } from '../../../scripts/build/sites.ts';

const manifest = JSON.parse(readFileSync(`${sampleSite.folder}/manifest.json`, 'utf8')) as AssetManifest;

/** The first script of a page, and those that it loads. */
export const startScript = manifest.start;
export const [mainScript = '', siteScript = '', libraries = ''] = manifest.scripts.toReversed();

/** The record of a car, which the page loads when its link is touched; by default of any car. */
export const recordOf = (id = '*') => `**/record-${id}.*.json`;
