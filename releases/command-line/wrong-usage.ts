/** A command line that says nothing that could be done. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}
