/** Loads all at once, and runs them in their order, a task each. Returns their modules. */
export async function loadScripts(paths: readonly string[]): Promise<unknown[]> {
  for (const href of paths) {
    const link = { rel: 'modulepreload', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  const modules: unknown[] = [];
  for (const path of paths) modules.push(await import(path));
  return modules;
}
