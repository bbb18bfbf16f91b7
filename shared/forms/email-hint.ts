import { emailAddress } from './email-address';

/** What is said of a text that looks like no email address (P47, P63); null for one that does, and for none. */
export function emailHint(text: string): string | null {
  const address = emailAddress(text);
  return address === '' || isLikeAddress(address) ? null : 'This does not look like an email address.';
}

/** Whether there is something before one @, and behind it something with a dot inside. */
function isLikeAddress(text: string): boolean {
  const [name = '', domain = '', ...others] = text.split('@', 3);
  return others.length === 0 && name !== '' && domain.slice(1, -1).includes('.') && !/\s/.test(text);
}
