import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['.cache/', 'dist/', 'dist.*/', 'out/', 'client/public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // House style: `type` for every shape.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // `() => close()` and `return next()` say what they do.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Our objects are closures: none of their methods knows `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.tsx', 'client/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['*.config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        ...['TemplateLiteral', 'ConditionalExpression > Literal'].map((text) => ({
          selector: `JSXElement:has(> JSXElement) > JSXExpressionContainer > ${text}`,
          message: 'Put a text that changes into a separate element: beside others, translators freeze it.',
        })),
      ],
    },
  },
);
