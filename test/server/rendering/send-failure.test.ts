import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { expect, describe, it } from 'vitest';
import { portOf } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const failure = { msg: 'request failed', path: '/about', err: { message: 'the boot is jammed' } };

function fail(): never {
  throw new Error('the boot is jammed');
}

/** Requests a page of the site, whose responses are faulty. */
async function visit(spoil: (res: ServerResponse) => void) {
  const { app, errors } = makeApp();
  const server = createServer((req, res) => {
    spoil(res);
    app(req, res);
  });
  const headers = { 'Accept-Encoding': 'identity' };
  const answer = fetch(`http://127.0.0.1:${await portOf(server)}/about`, { headers });
  return { answer, text: answer.then((response) => response.text()), errors };
}

describe('a page that cannot be sent', () => {
  it('is answered 500 at once, and is one error line', async () => {
    const { answer, text, errors } = await visit((res) => {
      const setHeader = res.setHeader.bind(res);
      res.setHeader = (name, value) => {
        if (name !== 'ETag') return setHeader(name, value);
        res.setHeader = setHeader;
        return fail();
      };
    });
    expect([(await answer).status, await text]).toEqual([500, 'Internal Server Error']);
    expect(errors()).toMatchObject([failure]);
  });

  it('is cut off if a part of it was sent, and is one error line', async () => {
    const { text, errors } = await visit((res) => {
      res.end = () => {
        res.flushHeaders();
        return fail();
      };
    });
    await expect(text).rejects.toThrow('terminated');
    expect(errors()).toMatchObject([failure]);
  });
});
