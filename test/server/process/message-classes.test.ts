import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { messageClasses } from '../../../server/process/message-classes.ts';

type Prototypes = { req: unknown; res: unknown };

it('makes requests and responses that Express leaves unchanged', async () => {
  const app = express();
  const before: Prototypes[] = [];
  const after: Prototypes[] = [];
  app.use((req, res) => {
    after.push(prototypesOf(req, res));
    res.send(`${req.path} ${req.get('X-Word')}`);
  });
  const server = createServer(messageClasses(app), (req, res) => {
    before.push(prototypesOf(req, res));
    app(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  const answer = await fetch(`http://127.0.0.1:${port}/a?b`, { headers: { 'X-Word': 'Diya' } });

  expect(await answer.text()).toBe('/a Diya');
  expect(before).toHaveLength(1);
  expect(after[0]?.req).toBe(before[0]?.req);
  expect(after[0]?.res).toBe(before[0]?.res);
});

function prototypesOf(req: object, res: object): Prototypes {
  return { req: Object.getPrototypeOf(req), res: Object.getPrototypeOf(res) };
}
