import { spawnSync } from 'node:child_process';
import { Refusal } from '../refusal.ts';

const settings = [
  'core.autocrlf=false',
  // Hooks and signatures are for the dealer's own commits. A hook could change the message that undo reads.
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  // Git would start programs for its index, its log and the content of files.
  'core.fsmonitor=false',
  'log.showSignature=false',
  'core.attributesFile=/dev/null',
].flatMap((setting) => ['-c', setting]);

const committer = { GIT_COMMITTER_NAME: 'npm run stock', GIT_COMMITTER_EMAIL: 'stock@localhost' };

/** @throws {Refusal} without git, or with git's own words if it fails */
export function git(folder: string, ...args: string[]): Buffer {
  // Ignores the variables of a hook, and a repository around the stock.
  const { PATH, HOME, USERPROFILE, SystemRoot } = process.env;
  const env = { PATH, HOME, USERPROFILE, SystemRoot, GIT_DIR: '.git', ...committer };
  const options = { cwd: folder, env, maxBuffer: Infinity };
  const { error, status, stdout, stderr } = spawnSync('git', [...settings, ...args], options);
  if (error) {
    throw new Refusal(
      'git is missing, which keeps the history of your stock; install it from https://git-scm.com/downloads',
    );
  }
  if (status !== 0) throw new Refusal(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
  return stdout;
}
