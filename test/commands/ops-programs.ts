import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasProgram, installPackages } from './debian-packages.ts';

const packages = { ip: 'iproute2', setcap: 'libcap2-bin' };

// test/ops/box.sh puts its usr/bin first in PATH.
const folder = resolve('.cache/caddy');
const mayInstall = Boolean(process.env.CI);

// Installs the programs that `npm run test:ops` needs. Outside CI, it only says how to install them.
try {
  const missing = Object.entries(packages).filter(([program]) => !hasProgram(program));
  const names = missing.map(([, name]) => name);
  installPackages(names, mayInstall);
  const [, wanted = ''] = /caddy:([\d.]+)/.exec(readFileSync('scripts/deploy/compose.yaml', 'utf8')) ?? [];
  if (!hasCaddy(wanted) && mayInstall) downloadCaddy();
  if (!hasCaddy(wanted))
    throw new Error(`Caddy ${wanted} missing, which compose.yaml runs: put it into PATH`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function hasCaddy(wanted: string): boolean {
  const env = { PATH: `${folder}/usr/bin:${process.env.PATH}` };
  const { status, stdout } = spawnSync('caddy', ['version'], { env, encoding: 'utf8' });
  return status === 0 && new RegExp(`^v?${wanted.replaceAll('.', '\\.')}\\.`).test(stdout);
}

/** Extracts the package of Debian's next release, because the stable one has a Caddy of 2022. */
function downloadCaddy(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  const sources = join(folder, 'sources.list');
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(sources, `deb [signed-by=${keys}] http://deb.debian.org/debian testing main\n`);
  const settings = {
    'APT::Sandbox::User': 'root',
    'Dir::Etc::SourceList': sources,
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(folder, 'lists'),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('apt-get', ...options, '-qq', 'update');
  run('apt-get', ...options, '-qq', 'download', 'caddy');
  run('sh', '-c', 'dpkg-deb --extract caddy_*.deb .');
}
