import { domainToASCII } from 'node:url';
import { emailAddress } from '@storefront/shared/forms/email-address';

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
/** Looks like an address: separators and quotes end it, and a full stop after it. */
const addressLike = /(?!['‘’])[^\s()<>[\],;:"„“”«»@]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/gu;

/**
 * The e-mail address in a text (P47), in a form that every mail server understands, its domain in ASCII; null for none. Refused are display
 * names, quotes, bare hosts (mailboxes of the mail server itself), non-ASCII before the @ (RFC 6531 is not supported everywhere), and what
 * a reader would decode.
 */
export function mailAddress(typed: string): string | null {
  const [, local = '', host = ''] = /^([^@]{1,64})@([\p{L}\p{M}\p{N}.-]+)$/u.exec(emailAddress(typed)) ?? [];
  const domain = domainToASCII(host);
  if (!localPart.test(local) || local.includes('=?') || !domainName.test(domain)) return null;
  const address = `${local}@${domain}`;
  return address.length <= 254 ? address : null;
}

/** A text that was typed as an address, then each one in it, to compare: as {@link mailAddress} reads it where it can, in lower case. */
export function addressesIn(typed: string): readonly [string, ...string[]] {
  const read = (text: string) => (mailAddress(text) ?? text).toLowerCase();
  const text = emailAddress(typed);
  return [read(text), ...(text.match(addressLike) ?? []).map(read)];
}
