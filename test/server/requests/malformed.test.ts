import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerMalformed } from '../../../server/requests/malformed.ts';

const line = 'BREW / HTTP/1.1\r\n';

it('a malformed request that goes on is refused once, and read to its end so that its answer is not lost', async () => {
  const refusals: number[] = [];
  const server = createServer();
  answerMalformed(server, ({ status }) => void refusals.push(status));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());

  const connection = once(server, 'connection') as Promise<[Socket]>;
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  // A closed connection refuses what is written to it.
  client.on('error', () => undefined);
  client.write(line);
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toContain('HTTP/1.1 400 Bad Request\r\n');

  const [accepted] = await connection;
  for (const lines of [2, 3]) {
    client.write(line);
    await expect.poll(() => accepted.bytesRead).toBe(lines * line.length);
  }
  expect(refusals).toEqual([400]);
});
