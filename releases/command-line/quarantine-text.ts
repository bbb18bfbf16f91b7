import { chargePlace } from '../quarantine/charge-place';
import type { QuarantinedRelease } from '../quarantine/quarantine';

/** Why a release is in quarantine, for the terminal: a line for each charge, with the stack where there is one. */
export function quarantineText({ remote, version, since, charges }: QuarantinedRelease): string {
  const lines = charges.flatMap((charge) => [
    `  ${charge.at}  ${chargePlace(charge)}: ${charge.message}`,
    ...charge.stack.split('\n').filter(Boolean),
  ]);
  return [`${remote} ${version}, since ${since}`, ...lines].join('\n');
}
