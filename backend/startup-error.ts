/** Something the operator can put right, said in one sentence; the process exits with 1 and shows no stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
