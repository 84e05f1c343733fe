/** False if the browser refuses: Safari allows a hundred changes in 30 seconds. */
export function changeUrl(method: 'pushState' | 'replaceState', url: string): boolean {
  try {
    // React Router's key belongs to one entry.
    const { key, ...others } = (history.state ?? {}) as { key?: string };
    history[method](method === 'pushState' ? others : { key, ...others }, '', url);
    return true;
  } catch {
    return false;
  }
}

/** Reloads after Back or Forward, once the browser has restored the position. */
export function reloadEntry(): void {
  requestAnimationFrame(() => setTimeout(() => window.location.reload()));
}
