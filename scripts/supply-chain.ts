import { readFileSync } from 'node:fs';
import { importedPackages } from './supply-chain/imports.ts';
import { inspectPackage } from './supply-chain/inspect.ts';
import { readShippedPackages } from './supply-chain/lock-file.ts';
import { fetchPublication } from './supply-chain/registry.ts';

const now = new Date();
const lockFile = readFileSync('package-lock.json', 'utf8');
const packages = readShippedPackages(lockFile, importedPackages(['server', 'client', 'shared']));

const rows = await Promise.all(
  packages.map(async (item) => {
    const publication = item.isDirect ? await fetchPublication(item.name) : undefined;
    return { ...item, publication, problems: inspectPackage(item, publication, now) };
  }),
);

const direct = rows.filter(({ isDirect }) => isDirect);
console.log(`${direct.length} packages by choice, ${rows.length} with all that they depend on.`);
for (const { name, version, licence, publication } of direct) {
  const latest = publication?.publishedAt.toISOString().slice(0, 10) ?? 'unknown';
  console.log(`${name} ${version}, ${licence}, last published ${latest}`);
}
for (const licence of new Set(rows.map((row) => row.licence))) {
  const names = new Set(rows.filter((row) => row.licence === licence).map(({ name }) => name));
  console.log(`\n${licence}: ${[...names].join(', ')}`);
}
const silent = direct.filter(({ publication }) => !publication).map(({ name }) => name);
if (silent.length > 0) {
  console.warn(
    `\nNot judged by age and newest version, as the registry was not reached: ${silent.join(', ')}`,
  );
}
const problems = rows.flatMap((row) => row.problems);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
