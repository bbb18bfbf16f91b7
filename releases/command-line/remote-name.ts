import { isRemoteName, shopNames } from '@storefront/shared/release/remote-name';
import { WrongUsage } from './wrong-usage';

/**
 * The remote a command line names.
 *
 * @throws WrongUsage, in one sentence, when it is none
 */
export function parseRemoteName(text: string | undefined): string {
  if (text !== undefined && isRemoteName(text)) return text;
  if (text === undefined) throw new WrongUsage('Name a remote.');
  throw new WrongUsage(
    shopNames.has(text)
      ? `'${text}' is not the name of a remote: the shop itself has something of that name.`
      : `'${text}' is not the name of a remote: expected lower-case letters and digits.`,
  );
}
