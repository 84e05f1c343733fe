import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../../client/page-status.ts';
import { samplePages } from '../../../scripts/sample-pages.ts';
import { texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const oddPaths = ['/car', '/car/', '/car/01', '/car/1e0', '/car/__proto__', '/car/999', '/404', '/abouts'];

describe('the status of a page', () => {
  // The status and the rendered page come from two functions.
  it.each([...samplePages.map(({ path }) => path), ...oddPaths])(
    'agrees with what %s shows',
    async (path) => {
      const { status, text } = await request(app).get(path).redirects(1);
      const isMissing = texts(text, 'h1').some((title) => /Not Found|not found/.test(title));
      expect(status).toBe(isMissing ? 404 : 200);
    },
  );

  it('is tried for every page with a fixed path', () => {
    const paths: string[] = samplePages.map(({ path }) => path);
    expect(pagePaths.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
