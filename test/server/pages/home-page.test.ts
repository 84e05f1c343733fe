import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { cards, elements, part, textOf } from '../html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/').expect(200)).text;
});

describe('GET /', () => {
  it('has a greeting behind its fireworks, hidden until they play', () => {
    expect(html).toMatch(/<div class="fireworks"[^>]* hidden="">/);
    expect(textOf(part(html, '<div class="fireworks__words"'))).toBe(
      'Happy Festive Season! Welcome to Utsav Motors',
    );
  });
});

describe('a card', () => {
  let card = '';
  beforeAll(() => ([card = ''] = cards(html)));

  it('has a lazy picture of 400 by 300', () => {
    const [picture] = elements(card, 'img');
    expect(picture?.attributes).toMatchObject({ width: '400', height: '300', loading: 'lazy' });
  });
});

it('is served without the film, for which WebKit would delay the load event', () => {
  expect(elements(html, 'video')).toEqual([]);
});
