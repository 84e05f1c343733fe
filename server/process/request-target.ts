/**
 * The path and query of a request target, or undefined for one that has none, such as `abc://host/about`: Express
 * overlooks what it cannot parse, and would answer by itself. A whole address of ours, as a proxy may send it, gives its
 * path: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function pathOfTarget(target: string): string | undefined {
  const path = target.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  return /^[/*]/.test(path) ? path : undefined;
}
