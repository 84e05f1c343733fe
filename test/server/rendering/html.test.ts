import type { ConfigData } from 'html-validate';
import { expect, it } from 'vitest';
import 'html-validate/vitest';
import { samplePages } from '../../../scripts/sample-pages/sample-pages.ts';
import { pathOfWords } from '../../words.ts';
import { makeApp, stockThatRenders } from '../make-app.ts';

const standard: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // These rules are about style, not validity.
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-raw-characters': ['error', { relaxed: true }],
    'no-dup-id': 'error',
    // search-engines.test.ts checks the length of every title.
    'long-title': 'off',
    // The site's own files are deployed with its pages, so they need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

it.each([
  ...samplePages.map(({ name, status }) => ({ path: pathOfWords(name), status })),
  { path: '/inventory?cars=27,40&search=spaceship', status: 200 },
])('serves valid HTML: $path', async ({ path, status }) => {
  expect(await makeApp().page(path, status)).toHTMLValidate(standard);
});

it('serves valid HTML when rendering fails', async () => {
  const { page } = makeApp({ stock: stockThatRenders({} as never) });
  expect(await page('/car/1', 500)).toHTMLValidate(standard);
});
