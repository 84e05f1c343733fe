import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();

describe('GET an unknown path', () => {
  it.each([
    '/nowhere',
    '/about/us',
    '/cars',
    '/car/1/edit',
    '/.env',
    '/assets/nowhere.js',
    '/index.html',
    '//evil.example',
  ])('answers %s with 404 and its page', async (path) => {
    const response = await request(app).get(path).expect(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    expect(textOf(response.text)).toContain('404 Oops! Page not found');
    expect(linksTo(response.text, '/')).toContain('Return to Home');
  });

  it('answers the same bytes wherever it is asked, so nothing comes back of what was sent', async () => {
    const answers = await Promise.all(['/nowhere', '/%3Cscript%3E/x'].map((path) => request(app).get(path)));
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });
});

describe('GET the page of an unknown car', () => {
  it.each([
    '34',
    '0',
    '47',
    '21',
    '01',
    '1e0',
    '1.0',
    '+1',
    '-1',
    '__proto__',
    'constructor',
    'a%20b',
    '%E0%A4%95',
    '%3Cb%3E',
  ])('answers /car/%s with 404 and Car Not Found', async (id) => {
    const response = await request(app).get(`/car/${id}`).expect(404);
    expect(textOf(response.text)).toContain('Car Not Found');
    expect(linksTo(response.text, '/inventory')).toContain('Back to Inventory');
  });

  it.each(['/CAR/99', '/car/99/'])('answers %s like the browser’s router does', async (path) => {
    const response = await request(app).get(path).expect(404);
    expect(textOf(response.text)).toContain('Car Not Found');
  });
});
