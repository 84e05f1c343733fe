import { describe, expect, it } from 'vitest';
import { advisoriesFor, sbomProblems } from '../../scripts/supply-chain/problems.ts';
import { bundledPackages, shippedSbom } from '../../scripts/supply-chain/shipped-sbom.ts';
import type { Sbom } from '../../scripts/supply-chain/shipped-sbom.ts';
import reactPackage from '../../node_modules/react/package.json' with { type: 'json' };

const react = `react@${reactPackage.version}`;
const development = [{ name: 'cdx:npm:package:development', value: 'true' }];
const mit = [{ license: { id: 'MIT' } }];
const component = (reference: string) => ({
  'bom-ref': reference,
  name: reference.slice(0, reference.lastIndexOf('@')),
  version: reference.slice(reference.lastIndexOf('@') + 1),
  licenses: mit,
});
const npmSbom: Sbom = {
  components: [
    component('express@5.3.0'),
    { ...component(react), properties: development },
    { ...component('vitest@4.0.0'), properties: development },
  ],
  dependencies: [
    { ref: 'express@5.3.0', dependsOn: [] },
    { ref: 'vitest@4.0.0', dependsOn: ['express@5.3.0'] },
  ],
};
const sbom = shippedSbom(npmSbom, ['node_modules/react']);

describe('the list of what is shipped', () => {
  it('takes the packages of bundles from their input files', () => {
    const inputs = [
      'client/app.tsx',
      'node_modules/react/cjs/react.production.js',
      'node_modules/react/index.js',
      'node_modules/@a/b/dist/index.mjs',
      'node_modules/a/node_modules/b/index.js',
    ];
    expect(bundledPackages(inputs)).toEqual([
      'node_modules/@a/b',
      'node_modules/a/node_modules/b',
      'node_modules/react',
    ]);
  });

  it("has the server's and the bundled packages, and leaves out the tools", () => {
    expect(sbom.components.map((item) => item['bom-ref'])).toEqual(['express@5.3.0', react]);
    expect(sbom.dependencies).toEqual([{ ref: 'express@5.3.0', dependsOn: [] }]);
  });
});

describe('a shipped package', () => {
  const lockFile = (hasInstallScript: boolean) =>
    JSON.stringify({ packages: { 'node_modules/express': { version: '5.3.0', hasInstallScript } } });

  it('passes with a permissive licence and no install script', () => {
    expect(sbomProblems(sbom, lockFile(false))).toEqual([]);
  });

  it('fails with an install script or a copyleft licence', () => {
    const bound = { ...component('engine@1.0.0'), licenses: [{ license: { id: 'GPL-3.0-only' } }] };
    const withBound = { ...sbom, components: [...sbom.components, bound] };
    expect(sbomProblems(withBound, lockFile(true))).toEqual([
      'express@5.3.0 runs a script when it is installed',
      "engine@1.0.0 comes under 'GPL-3.0-only'",
    ]);
  });

  it('fails with an advisory, even if package.json lists it as a development package', () => {
    const via = [{ title: 'XSS in a form', url: 'https://example.com/advisory' }];
    const vulnerabilities = {
      react: { severity: 'high', range: '<99', via },
      vitest: { severity: 'low', range: '*', via },
    };
    expect(advisoriesFor({ vulnerabilities }, sbom)).toEqual([
      'react <99 has a known vulnerability (high): XSS in a form https://example.com/advisory',
    ]);
  });
});
