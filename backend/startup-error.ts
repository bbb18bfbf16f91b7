/** An error that the operator can fix, in one sentence; the process exits with `exitCode` and without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
