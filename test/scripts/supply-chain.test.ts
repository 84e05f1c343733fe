import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspectPackage } from '../../scripts/supply-chain/inspect.ts';
import { importedPackages } from '../../scripts/supply-chain/imports.ts';
import { readShippedPackages } from '../../scripts/supply-chain/lock-file.ts';

const now = new Date('2026-11-21T00:00:00Z');
const engine = { name: 'engine', version: '2.1.0', licence: 'MIT', isDirect: true, hasInstallScript: false };
const published = (newest: string, at: string) => ({ newest, publishedAt: new Date(at) });

describe('a package that is shipped', () => {
  it('passes when it is current, cared for and free', () => {
    expect(inspectPackage(engine, published('2.9.0', '2026-01-01'), now)).toEqual([]);
  });

  it('fails when a newer major is there', () => {
    expect(inspectPackage(engine, published('3.0.0', '2026-01-01'), now)).toEqual([
      'engine 2.1.0 is outdated: 3.0.0 is there',
    ]);
  });

  it('fails when nothing was published for thirty months', () => {
    expect(inspectPackage(engine, published('2.1.0', '2024-01-01'), now)).toEqual([
      'engine looks unmaintained: nothing was published for 34 months',
    ]);
  });

  it('fails when it runs a script at its installation, or comes under a licence that binds', () => {
    const bound = { ...engine, hasInstallScript: true, licence: 'GPL-3.0-only' };
    expect(inspectPackage(bound, undefined, now)).toEqual([
      'engine runs a script when it is installed',
      "engine comes under 'GPL-3.0-only'",
    ]);
  });

  it('fails when it is deprecated', () => {
    const publication = { ...published('2.1.0', '2026-01-01'), deprecated: 'use motor' };
    expect(inspectPackage(engine, publication, now)).toEqual(['engine is deprecated: use motor']);
  });
});

describe('this site', () => {
  const packages = readShippedPackages(
    readFileSync('package-lock.json', 'utf8'),
    importedPackages(['server', 'client', 'shared']),
  );

  it('runs none that brings a script or a licence that binds', () => {
    expect(packages.flatMap((item) => inspectPackage(item, undefined, now))).toEqual([]);
  });
});
