/** The reasons why a command wrote nothing. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(...problems: string[]) {
    super(`Nothing was written:\n- ${problems.join('\n- ')}`);
  }
}
