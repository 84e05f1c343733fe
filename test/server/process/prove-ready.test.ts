import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { proveReady } from '../../../server/process/prove-ready.ts';
import { portOf } from '../ask.ts';
import { makeLog } from '../make-app.ts';

it('a server is ready once it has answered every path, and logs a lasting failure once', async () => {
  const { log, lines } = makeLog();
  const health = { isReady: false, isStopping: false };
  const requested: string[] = [];
  let isBroken = true;
  const server = createServer(({ url = '' }, res) => {
    requested.push(url);
    res.writeHead(isBroken && url === '/main.css' ? 404 : 200).end();
  });
  await portOf(server);
  const proof = proveReady(server, ['/', '/main.css'], { health, log });
  // The second attempt fails like the first.
  await expect.poll(() => requested.slice(0, 4)).toEqual(['/', '/main.css', '/', '/main.css']);
  expect(health.isReady).toBe(false);
  isBroken = false;
  await proof;
  expect(health.isReady).toBe(true);
  expect(lines).toMatchObject([{ level: 50, msg: 'not ready: /main.css: 404' }]);
});
