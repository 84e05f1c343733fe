import { readFileSync } from 'node:fs';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import type { CodePart } from '../../../shared/code-part.ts';
import { sampleSite } from '../../../scripts/build/sites.ts';

const manifest = JSON.parse(readFileSync(`${sampleSite.folder}/manifest.json`, 'utf8')) as AssetManifest;

/** The first script of a page. */
export const startScript = manifest.start;

/** The last script of the pages of a part. */
export const entryOf = (part: CodePart) => manifest.parts[part].at(-1) ?? '';

/** The record of a car, which the page loads when its link is touched; by default of any car. */
export const recordOf = (id = '*') => `**/record-${id}.*.json`;
