import { emailAddress } from './email-address';

/** A hint at a text that does not look like an email address (P47, P63); null when it does, or is empty. */
export function emailHint(text: string): string | null {
  const address = emailAddress(text);
  return address === '' || isLikeAddress(address) ? null : 'This does not look like an email address.';
}

/** Whether there is one @ with text before it and a dot within the text after it. */
function isLikeAddress(text: string): boolean {
  const [name = '', domain = '', ...others] = text.split('@', 3);
  return others.length === 0 && name !== '' && domain.slice(1, -1).includes('.') && !/\s/.test(text);
}
