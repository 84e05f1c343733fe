import { createServer } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { messageClasses } from '../../../server/process/message-classes.ts';
import { portOf, send } from '../ask.ts';

it('makes requests and responses whose prototypes Express leaves unchanged', async () => {
  const app = express().use((req, res) => void res.send(`${req.path} ${req.get('X-Word')}`));
  let areKept: boolean[] = [];
  const server = createServer(messageClasses(app), (req, res) => {
    const prototypes = [req, res].map((message) => Object.getPrototypeOf(message) as unknown);
    app(req, res);
    areKept = [req, res].map((message, index) => Object.getPrototypeOf(message) === prototypes[index]);
  });
  const { text } = await send({ port: await portOf(server), path: '/a?b', headers: { 'X-Word': 'Diya' } });
  expect(text).toBe('/a Diya');
  expect(areKept).toEqual([true, true]);
});
