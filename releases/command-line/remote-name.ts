import { isRemoteName } from '@storefront/shared/release/remote-name';

/**
 * The remote a command line names.
 *
 * @throws Error in one sentence when it is none
 */
export function parseRemoteName(text: string | undefined): string {
  if (text !== undefined && isRemoteName(text)) return text;
  throw new Error(
    text === undefined
      ? 'Name a remote.'
      : `'${text}' is not the name of a remote: expected lower-case letters and digits.`,
  );
}
