/** Something the operator can put right, said in one sentence; the process exits with `exitCode` and shows no stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
