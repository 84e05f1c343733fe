/**
 * The path and query of a request target, or undefined where it has none, as `abc://host/about`: Express passes over its
 * own handlers for a target that it cannot parse. The absolute form that proxies may send gives its path:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function pathOfTarget(target: string): string | undefined {
  const path = target.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  return /^[/*]/.test(path) ? path : undefined;
}
