import { hasProgram, installPackages } from './machine/debian-packages.ts';

const packages = {
  caddy: 'caddy',
  promtool: 'prometheus',
  amtool: 'prometheus-alertmanager',
  ip: 'iproute2',
  setcap: 'libcap2-bin',
};

// The programs of `npm run test:ops`. On a person's machine they are not installed unasked.
try {
  const missing = Object.entries(packages).filter(([program]) => !hasProgram(program));
  installPackages(
    missing.map(([, name]) => name),
    Boolean(process.env.CI),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
