import type * as Accessibility from 'dom-accessibility-api';
import { buildSync } from 'esbuild';
import { candidates, sourceOf, type Role } from './engine.ts';

const contents = "export { computeAccessibleName, getRole } from 'dom-accessibility-api'";

/** Runs in the page before its own scripts: a library that computes roles and accessible names. */
export const namesScript = buildSync({
  stdin: { contents, resolveDir: import.meta.dirname },
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'accessibility',
  // The driver runs it in a function.
  footer: { js: 'window.accessibility = accessibility' },
  write: false,
}).outputFiles[0]?.text;

/** An expression for the visible elements that have this role and exactly this accessible name. */
export function named(role: Role, name: string): string {
  return `${candidates(role, name)}
    .filter((element) => ${sourceOf(hasRoleAndName)}(accessibility, element, ...${JSON.stringify([role, name])}))`;
}

function hasRoleAndName(
  { computeAccessibleName, getRole }: typeof Accessibility,
  element: Element,
  role: string,
  name: string,
): boolean {
  return getRole(element) === role && computeAccessibleName(element) === name;
}
