/** Loads all at once, without running them. */
export function preloadScripts(paths: readonly string[], fetchPriority = 'auto'): void {
  for (const href of paths) {
    const link = { rel: 'modulepreload', href, fetchPriority };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** Loads all at once, and runs them in their order, a task each. Returns their modules. */
export async function loadScripts(paths: readonly string[]): Promise<unknown[]> {
  preloadScripts(paths);
  const modules: unknown[] = [];
  for (const path of paths) modules.push(await import(path));
  return modules;
}
