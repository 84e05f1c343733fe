/** Changes the URL within the page; false if the browser refuses, as Safari does after a hundred changes in half a minute. */
export function changeUrl(method: 'pushState' | 'replaceState', url: string): boolean {
  try {
    history[method](history.state, '', url);
    return true;
  } catch {
    return false;
  }
}
