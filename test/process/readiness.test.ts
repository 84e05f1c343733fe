import { expect, it } from 'vitest';
import { startInstance } from './instance.ts';

/** Makes the grouping of digits in prices fail until the process receives SIGUSR2. */
const brokenPrices = String.raw`
  const { replace } = String.prototype;
  String.prototype.replace = function (pattern, by) {
    if (/^\d{5,}$/.test(this)) throw new Error('no price');
    return replace.call(this, pattern, by);
  };
  process.on('SIGUSR2', () => void (String.prototype.replace = replace));
`;

it('a build that cannot render never becomes ready, and one that can does after its first pages', async () => {
  const instance = await startInstance({ preload: brokenPrices, isBroken: true });
  const statusOf = async (path: string) => (await fetch(instance.origin + path)).status;
  expect(await statusOf('/')).toBe(500);
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([200, 503]);
  instance.child.kill('SIGUSR2');
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  const asked = instance.lines().filter(({ msg, status }) => msg === 'request' && status === 200);
  const paths = asked.map(({ path }) => path);
  expect(paths.filter((path) => path !== '/healthz').slice(0, 3)).toEqual([
    '/',
    expect.stringMatching(/^\/car\/\d+$/),
    expect.stringMatching(/^\/assets\/.+\.css$/),
  ]);
});
