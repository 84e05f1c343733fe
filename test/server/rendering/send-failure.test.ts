import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { expect, describe, it } from 'vitest';
import { portOf } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const failure = { msg: 'request failed', path: '/about', err: { message: 'the boot is jammed' } };

/** The site on a port, with faulty responses. */
async function serveWith(spoil: (res: ServerResponse) => void) {
  const { app, log } = makeApp();
  const server = createServer((req, res) => {
    spoil(res);
    app(req, res);
  });
  const url = `http://127.0.0.1:${await portOf(server)}/about`;
  const errors = () => log.filter(({ level }) => level >= 50);
  return { url, errors };
}

describe('a page that cannot be sent', () => {
  it('is answered 500 at once, and is one error line', async () => {
    const { url, errors } = await serveWith((res) => {
      const setHeader = res.setHeader.bind(res);
      res.setHeader = (name, value) => {
        if (name !== 'ETag') return setHeader(name, value);
        res.setHeader = setHeader;
        throw new Error('the boot is jammed');
      };
    });
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
    expect(errors()).toMatchObject([failure]);
  });

  it('is cut off if a part of it was sent, and is one error line', async () => {
    const { url, errors } = await serveWith((res) => {
      res.end = () => {
        res.flushHeaders();
        throw new Error('the boot is jammed');
      };
    });
    const headers = { 'Accept-Encoding': 'identity' };
    await expect(fetch(url, { headers }).then((answer) => answer.text())).rejects.toThrow('terminated');
    expect(errors()).toMatchObject([failure]);
  });
});
