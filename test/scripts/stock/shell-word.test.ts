import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from '../../../scripts/stock/shell-word.ts';

it.each(['stock', '', 'it\'s a "copy" é', '$HOME `date` \\ *', '-n\nnext line'])(
  'a shell reads %j as one word, as it is',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
  },
);
