import { hasProgram, installPackages } from './machine/debian-packages.ts';

const packages = {
  caddy: 'caddy',
  promtool: 'prometheus',
  amtool: 'prometheus-alertmanager',
  ip: 'iproute2',
  setcap: 'libcap2-bin',
};

// Installs the programs that `npm run test:ops` needs. Outside CI, it only says how to install them.
try {
  const missing = Object.entries(packages).filter(([program]) => !hasProgram(program));
  const names = missing.map(([, name]) => name);
  installPackages(names, Boolean(process.env.CI));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
