import { once } from 'node:events';
import { connect } from 'node:tls';
import { expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from '../process/instance.ts';
import { startProxy } from './proxy.ts';

const servername = 'www.localhost';
const visitor = { host: '127.0.0.1', localAddress: '127.0.66.7' };

it('no log has the address of a visitor, even if the visitor leaves in the middle of an answer', async () => {
  const copy = await startInstance({ env: { HOST: '127.0.2.1', PORT: '3000' } });
  const proxy = await startProxy({ SITE_ORIGIN: `https://${servername}` }, [['127.0.2.1', 'web']]);
  for (const path of [filmPath('mp4'), '/inventory']) {
    // The types of Node lack `localAddress`, which it passes on.
    const to = { ...visitor, port: 443, servername, rejectUnauthorized: false };
    const socket = connect(to).on('error', () => undefined);
    await once(socket, 'secureConnect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${servername}\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
  }
  // Caddy's message for this names the visitor.
  await expect.poll(proxy.output).toContain('aborting with incomplete response');
  const logs = `${proxy.output()}\n${copy.log()}`;
  expect(logs.split('\n').filter((line) => line.includes('127.0.66.7'))).toEqual([]);
});
