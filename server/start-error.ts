/** An error that the operator can fix: only its message is shown, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
