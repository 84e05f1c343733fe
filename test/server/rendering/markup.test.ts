import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { makeApp } from '../make-app.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React writes HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // A car's title tells its price.
    'long-title': 'off',
  },
});

describe.each([
  '/',
  '/inventory',
  '/inventory?search=nothing',
  '/car/1',
  '/car/7',
  '/car/34',
  '/about',
  '/contact',
  '/nowhere',
])('the markup of %s', (path) => {
  it('is valid', async () => {
    const { text } = await request(makeApp().app).get(path);
    const { results } = await validator.validateString(text);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
  });

  it('gives React nothing to complain about', async () => {
    const complaints = vi.spyOn(console, 'error');
    await request(makeApp().app).get(path);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
});
