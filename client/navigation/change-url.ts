/** False if the browser refuses: Safari allows a hundred changes in 30 seconds. */
export function changeUrl(method: 'pushState' | 'replaceState', url: string): boolean {
  try {
    history[method](history.state, '', url);
    return true;
  } catch {
    return false;
  }
}
