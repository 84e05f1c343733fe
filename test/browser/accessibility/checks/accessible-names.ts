import type { Page } from 'playwright-core';

const kinds = {
  landmarks: ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'search', 'dialog'],
  links: ['link'],
  buttons: ['button'],
  fields: ['textbox', 'searchbox', 'combobox', 'slider', 'checkbox', 'spinbutton'],
};

export type AccessibleNames = Record<keyof typeof kinds, string[]>;

/** The browser's accessibility tree by kind; landmarks and fields with their roles. */
export async function accessibleNames(page: Page, scope = 'body'): Promise<AccessibleNames> {
  const snapshot = await page.locator(scope).ariaSnapshot();
  const nodes = [...snapshot.matchAll(/^ *- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/gm)].map(
    ([, role = '', name = '']) => ({
      role,
      name: name.replaceAll("''", "'"),
    }),
  );
  const names = (kind: keyof typeof kinds, withRole: boolean) =>
    nodes
      .filter(({ role }) => kinds[kind].includes(role))
      .map(({ role, name }) => (withRole ? `${role} ${name}`.trim() : name));
  return {
    landmarks: names('landmarks', true),
    links: names('links', false),
    buttons: names('buttons', false),
    fields: names('fields', true),
  };
}
