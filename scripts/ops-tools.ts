import { installPackages, succeeds } from './machine/debian-packages.ts';

const packages = {
  caddy: 'caddy',
  promtool: 'prometheus',
  slowhttptest: 'slowhttptest',
  ip: 'iproute2',
  setcap: 'libcap2-bin',
  curl: 'curl',
};

// The programs for `npm run test:ops`; CI, or --install, installs those that are missing.
try {
  const missing = Object.entries(packages).filter(([program]) => !succeeds(`command -v ${program}`));
  installPackages(missing.map(([, name]) => name));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
