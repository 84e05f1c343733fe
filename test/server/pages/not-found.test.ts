import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { linksTo, textOf } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();

describe('GET an unknown path', () => {
  it('answers a page with 404 and a short cache time', async () => {
    const paths =
      '/nowhere /about/us /abouts /404 /cars /car/1/edit /.env /assets.js /index.html //evil.example'.split(
        ' ',
      );
    for (const path of paths) {
      const { headers, text } = await request(app).get(path).expect(404);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(headers['cache-control'], path).toBe('public, max-age=0, s-maxage=10');
      expect(textOf(text), path).toContain('404 Oops! Page not found');
      // As a reader of plain text sees it, without a blank per tag.
      expect(text.replace(/<[^>]*>/g, ''), path).toContain('404 Oops!');
      expect(linksTo(text, '/'), path).toContain('Return to Home');
    }
  });

  it('echoes the path in its canonical URL alone, where it cannot end the attribute', async () => {
    const { body } = await ask(app, '/"><script>alert(1)</script>');
    const html = body.toString();
    expect(html.match(/<(?:link|meta)[^<>]*alert\(1\)/g)).toHaveLength(2);
    expect(html.split('alert(1)')).toHaveLength(3);
    expect(html).not.toContain('<script>alert');
  });
});
