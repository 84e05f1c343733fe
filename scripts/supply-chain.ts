import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build/build-server.ts';
import { makeClientFiles } from './build/client/client-files.ts';
import type { ClientSource } from './build/client/client-files.ts';
import { readArguments } from './machine/read-arguments.ts';
import { stockPlugin } from './build/stock-plugin.ts';
import { readStock } from './stock/check/read-stock.ts';
import { sampleFolder } from './stock/stock-folder.ts';
import { advisoriesFor, sbomProblems } from './supply-chain/problems.ts';
import type { Audit } from './supply-chain/problems.ts';
import { askNpm } from './supply-chain/npm.ts';
import { bundledPackages, shippedSbom } from './supply-chain/shipped-sbom.ts';
import type { Sbom } from './supply-chain/shipped-sbom.ts';

const file = 'out/sbom.cdx.json';
// Their drawings and fonts are copied, not bundled.
const copied = ['lucide-static', '@fontsource/anek-latin', '@fontsource/eczar'];

readArguments(
  {},
  `Writes the packages that are shipped into ${file}, and looks for their known vulnerabilities.
A problem is named, and ends it with code 1.`,
);

mkdirSync('out', { recursive: true });
const folder = mkdtempSync('out/supply-chain-');
const source: ClientSource = { mode: 'production', plugins: [stockPlugin(() => readStock(sampleFolder))] };
const [client, server] = await Promise.all([
  makeClientFiles(source),
  buildServer(folder, { mode: 'production', plugins: source.plugins ?? [] }),
]);
rmSync(folder, { recursive: true });

const inputs = [...Object.values(client.outputs), ...Object.values(server.outputs)];
const bundled = bundledPackages(inputs.flatMap((output) => Object.keys(output.inputs)));
const sbom = shippedSbom(askNpm('sbom', '--sbom-format=cyclonedx', '--package-lock-only') as Sbom, [
  ...bundled,
  ...copied.map((name) => join('node_modules', name)),
]);
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} packages are shipped, ${bundled.length} of them in bundles`);

const problems = sbomProblems(sbom, readFileSync('package-lock.json', 'utf8'));
try {
  problems.push(...advisoriesFor(askNpm('audit') as Audit, sbom));
} catch (error) {
  problems.push(`Not looked for advisories: ${error instanceof Error ? error.message : String(error)}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
