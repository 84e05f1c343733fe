import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { portOf } from '../../server/ask.ts';
import { openPage } from '../harness/browser.ts';

it('a page that is painted before all of it has arrived hydrates, and reports nothing', async () => {
  let sendRest: () => void = () => undefined;
  const server = createServer(({ url = '/', headers }, res) => {
    const asked = { ...headers, 'accept-encoding': 'identity' };
    get(inject('siteOrigin') + url, { headers: asked }, (answer) => {
      res.writeHead(answer.statusCode ?? 0, answer.headers);
      if (url !== '/about') return void answer.pipe(res);
      void buffer(answer).then((body) => {
        const middle = body.indexOf('<footer');
        res.write(body.subarray(0, middle));
        sendRest = () => res.end(body.subarray(middle));
      });
    });
  });
  let page: Page | undefined;
  const site = `http://127.0.0.1:${await portOf(server)}`;
  const whole = openPage('/about', { site, before: (opened) => (page = opened) });
  await expect.poll(() => page?.evaluate(() => document.querySelectorAll('main h1').length)).toBe(1);
  await expect.poll(() => page?.evaluate(() => performance.getEntriesByType('paint').length)).toBeTruthy();
  sendRest();
  expect(await (await whole).title()).toMatch(/^About/);
});
