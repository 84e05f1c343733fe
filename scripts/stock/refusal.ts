/** Explains why a command wrote nothing. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(...problems: string[]) {
    super(`Nothing was written:\n- ${problems.join('\n- ')}`);
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; delete what you no longer need there',
  EDQUOT: 'your share of the disk is full; delete what you no longer need there',
  EROFS: 'this disk is read-only; use another one',
  EACCES: 'your user may not write there; use another folder, or change its permissions',
  EISDIR: 'a folder stands where a file is needed; name a file',
  ENOTDIR: 'a file stands where a folder is needed; use another path',
  ENOENT: 'a folder or a file of this path is missing; create it, or correct the path',
};

export function diskRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const remedy = remedies[String(error.code)];
  const place = 'path' in error ? `${String(error.path)}: ` : '';
  return remedy === undefined ? undefined : new Refusal(`${place}${remedy}, then run the command again`);
}
