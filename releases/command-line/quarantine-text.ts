import { chargePlace } from '../quarantine/charge';
import type { QuarantinedRelease } from '../quarantine/quarantine';

/** Why a release is in quarantine, for the terminal: a line for each charge, with the stack where there is one. */
export function quarantineText({ remote, version, since, until, charges }: QuarantinedRelease): string {
  const lines = charges.flatMap((charge) => [
    `  ${charge.at}  ${chargePlace(charge)}: ${charge.message}`,
    ...charge.stack.split('\n').filter(Boolean),
  ]);
  const span = `since ${since || 'nobody knows when'}${until ? `, until ${until}` : ''}`;
  return [`${remote} ${version}, ${span}`, ...lines].join('\n');
}
