import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sampleSite } from '../../../scripts/build/sites.ts';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';

const manifest = JSON.parse(readFileSync(`${sampleSite.folder}/manifest.json`, 'utf8')) as AssetManifest;

export const startScript = manifest.start;

/** The script that hydrates the page. */
export const siteScript = manifest.scripts.site;

export const recordsScript = manifest.recordsScript ?? '';

/** Makes the page load the records of all cars, so that links to them no longer load a page. */
export async function loadRecords(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Vitest would rewrite this import in a function. It resolves after the page's own import.
  await page.evaluate(
    `import(JSON.parse(document.getElementById('page-data').textContent).recordsScript).then(() => 0)`,
  );
}
