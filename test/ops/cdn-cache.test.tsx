import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { processorMs } from '../../scripts/bench/server/processor-time.ts';
import type { Screens } from '../../server/screens.ts';
import { startInstance } from '../process/instance.ts';
import type { Instance } from '../process/instance.ts';
import { makeApp, screens } from '../server/make-app.ts';
import { movableClock } from './clock.ts';
import { ask, prepareProxy } from './deploy-proxy.ts';
import { startNginx } from './nginx.ts';

const day = 86_400;

/** A cache as a CDN is one, in front of the site: it obeys Cache-Control. Its clock can be moved. */
async function startCache() {
  const { file, folder, ports } = await prepareProxy();
  const clock = movableClock(folder, file);
  await startNginx(file, `http://127.0.0.1:${ports.http}/`, clock.env);
  return { clock, site: ports.site, get: (path: string) => ask(ports.https, path) };
}

/** How often the site itself was asked. */
const asked = ({ lines }: Instance, path: string) =>
  lines().filter((line) => line.msg === 'request' && line.path === path).length;

describe('behind a cache', () => {
  it('a page is kept for a minute, then served stale while it is made anew', async () => {
    const { clock, site, get } = await startCache();
    const instance = await startInstance({ port: site });
    expect(await get('/inventory')).toMatchObject({ status: 200, cache: 'MISS' });
    clock.moveTo(50);
    expect(await get('/inventory')).toMatchObject({ status: 200, cache: 'HIT' });
    await vi.waitFor(() => expect(asked(instance, '/inventory')).toBe(1));

    clock.moveTo(75);
    expect(await get('/inventory')).toMatchObject({ status: 200, cache: 'STALE' });
    await vi.waitFor(() => expect(asked(instance, '/inventory')).toBe(2));
    await vi.waitFor(async () => expect(await get('/inventory')).toMatchObject({ cache: 'HIT' }));
    expect(asked(instance, '/inventory')).toBe(2);
  });

  it('a page nobody asked for within two minutes, or a day, is made before it is served', async () => {
    const { clock, site, get } = await startCache();
    await startInstance({ port: site });
    await get('/about');
    clock.moveTo(120);
    expect(await get('/about')).toMatchObject({ status: 200, cache: 'EXPIRED' });
    clock.moveTo(120 + day);
    expect(await get('/about')).toMatchObject({ status: 200, cache: 'EXPIRED' });
  });

  it('a page outlives the site', async () => {
    const { clock, site, get } = await startCache();
    const instance = await startInstance({ port: site });
    await get('/contact');
    await instance.end();
    clock.moveTo(day);
    expect(await get('/contact')).toMatchObject({ status: 200, cache: 'STALE' });
  });

  it('a 404 is kept for ten seconds', async () => {
    const { clock, site, get } = await startCache();
    const instance = await startInstance({ port: site });
    expect(await get('/nowhere')).toMatchObject({ status: 404, cache: 'MISS' });
    expect(await get('/nowhere')).toMatchObject({ status: 404, cache: 'HIT' });
    clock.moveTo(15);
    expect(await get('/nowhere')).toMatchObject({ status: 404, cache: 'EXPIRED' });
    await vi.waitFor(() => expect(asked(instance, '/nowhere')).toBe(2));
  });

  it('a 500 is never kept', async () => {
    const { site, get } = await startCache();
    const failing: Screens = { ...screens, at: () => ({ ...screens.at('/about'), element: <Stalled /> }) };
    const { app, log } = makeApp({ screens: failing });
    const server = createServer(app).listen(site, '127.0.0.1');
    onTestFinished(() => void server.close());
    expect(await get('/about')).toMatchObject({ status: 500, cache: 'MISS' });
    expect(await get('/about')).toMatchObject({ status: 500, cache: 'MISS' });
    expect(log.filter(({ msg }) => msg === 'render failed')).toHaveLength(2);
  });

  it('a hit costs the site nothing', async () => {
    const { site, get } = await startCache();
    const instance = await startInstance({ port: site });
    await get('/car/1');
    const before = processorMs(instance.pid);
    // The proxy allows a burst of 200.
    const hits = 150;
    for (let hit = 0; hit < hits; hit += 1) {
      expect((await get('/car/1')).cache).toBe('HIT');
    }
    console.log(`${hits} hits took ${(processorMs(instance.pid) - before).toFixed(1)} ms of the site's time`);
    expect(asked(instance, '/car/1')).toBe(1);
  });
});

function Stalled(): never {
  throw new Error('the engine stalls');
}
