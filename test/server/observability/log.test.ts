import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { ownDealer } from '../../own-site.ts';
import { exchange } from '../../process/exchange.ts';
import { car47 } from '../../scripts/stock/stock-folder.ts';
import { portOf } from '../ask.ts';
import { assets, makeApp } from '../make-app.ts';
import { stockOfApp } from '../stock-of-app.ts';

const stock = stockOfApp([{ ...car47, id: '108', sold: '2031-09-10' }], ownDealer);
const long = 'a'.repeat(2_000);
const retried = assets.start.replace(/[^/]*$/, 'again-2/$&');

describe('the log', () => {
  it.each([
    ['GET /inventory?search=secret', ['request GET /inventory 200']],
    ['GET /inventory?page=9&secret', ['request GET /inventory 404']],
    ['HEAD /about?secret', ['request HEAD /about 200']],
    ['HEAD /nowhere', ['unknown path /nowhere', 'request HEAD /nowhere 404']],
    ['GET /nowhere?secret', ['unknown path /nowhere', 'request GET /nowhere 404']],
    [`GET /${long}`, [`unknown path /${long.slice(0, 511)}`, `request GET /${long.slice(0, 511)} 404`]],
    ['GET /car/108', ['request GET /car/108 410']],
    ['GET /About?secret', ['request GET /About 301']],
    ['GET /%ff?secret', ['request GET /%ff 400']],
    ['GET /about#secret', ['request GET /about 200']],
    ['GET http://a.example/about?secret', ['request GET /about 200']],
    ['OPTIONS /about?secret', ['request OPTIONS /about 405']],
    ['OPTIONS *', ['request OPTIONS /% 405']],
    [`GET ${assets.start}?secret`, [`request GET ${assets.start} 200`]],
    [`GET ${retried}`, [`request GET ${retried} 200`]],
    ['GET /apple-touch-icon-120x120.png', ['request GET /apple-touch-icon-120x120.png 200']],
  ])('has the method and the path that the client sent, and no query: $0', async (request, expected) => {
    const { app, log } = makeApp({}, stock);
    const port = await portOf(createHttpServer(app));
    const headers = 'Host: a\r\nAccept-Encoding: br\r\nConnection: close\r\nX-Request-Id: from-the-proxy';
    await exchange(port, `${request} HTTP/1.1\r\n${headers}\r\n\r\n`);
    await expect
      .poll(() =>
        log.map(({ msg, method, path, status }) => [msg, method, path, status].filter(Boolean).join(' ')),
      )
      .toEqual(expected);
    expect(log.map(({ level }) => level)).toEqual(expected.length > 1 ? [50, 30] : [30]);
    expect(new Set(log.map(({ requestId }) => requestId))).toEqual(new Set(['from-the-proxy']));
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});
