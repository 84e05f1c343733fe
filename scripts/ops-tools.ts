import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = [
  { program: 'nginx', package: 'nginx-light' },
  { program: 'slowhttptest', package: 'slowhttptest' },
  { program: 'openssl', package: 'openssl' },
  { program: 'faketime', package: 'faketime' },
];

/** Installs Debian's packages of the tools that `npm run test:ops` works with. */
function ensureTools(): void {
  const missing = tools.filter(({ program }) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = missing.map((tool) => tool.package);
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${packages.join(', ')} missing: as root of a Debian run '${command}'`);
  }
  console.log(`installing ${packages.join(', ')}`);
  run('apt-get -qq update');
  // What comes with a service must not start it.
  run(`${command} -qq`);
}

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

function run(command: string): void {
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if (spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) {
    throw new Error(`'${command}' failed`);
  }
}

try {
  ensureTools();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
