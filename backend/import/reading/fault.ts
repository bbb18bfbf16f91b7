/** Why a row is refused: a sentence for its owner. */
export class Fault extends Error {}

/** Says why a row is refused. @throws Fault */
export function refuse(reason: string): never {
  throw new Fault(reason);
}
