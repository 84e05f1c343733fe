import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { portOf, send } from '../ask.ts';
import { makeApp } from '../make-app.ts';

// One that has sent nothing: test/server/files/failing-file.test.ts.
it('an answer that fails after a part of it was sent is cut off, and is one error line', async () => {
  const { app, errors } = makeApp();
  const server = createServer((req, res) => {
    res.end = () => {
      res.flushHeaders();
      throw new Error('the boot is jammed');
    };
    app(req, res);
  });
  await expect(send({ port: await portOf(server), path: '/about' })).rejects.toThrow('aborted');
  expect(errors()).toMatchObject([
    { msg: 'request failed', path: '/about', err: { message: 'the boot is jammed' } },
  ]);
});
