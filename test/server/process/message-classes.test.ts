import { createServer } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { messageClasses } from '../../../server/process/message-classes.ts';
import { portOf, send } from '../ask.ts';

it('creates requests and responses whose prototypes Express does not replace', async () => {
  const prototypes: object[] = [];
  const note = (...messages: object[]) =>
    prototypes.push(...messages.map((it) => Object.getPrototypeOf(it) as object));
  const app = express().use((req, res) => {
    note(req, res);
    res.send(`${req.path} ${req.get('X-Word')}`);
  });
  const server = createServer(messageClasses(app), (req, res) => {
    note(req, res);
    app(req, res);
  });
  const { text } = await send({ port: await portOf(server), path: '/a?b', headers: { 'X-Word': 'Diya' } });
  expect(text).toBe('/a Diya');
  const [request, response, ...later] = prototypes;
  expect(later[0]).toBe(request);
  expect(later[1]).toBe(response);
});
