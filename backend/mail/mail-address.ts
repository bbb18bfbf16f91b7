import { domainToASCII } from 'node:url';
import { emailAddress } from '@storefront/shared/forms/email-address';

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The address that a text is meant as (P47) and every mail server understands, its domain in ASCII; null when there is none. Only a plain address on the
 * internet is one: no name with it, no quotes, no bare host (it would be a mailbox of the mail server itself), and no
 * letters beyond ASCII before the @ (RFC 6531 is not spoken everywhere), and nothing that a reader would decode.
 */
export function mailAddress(typed: string): string | null {
  const [, local = '', host = ''] = /^([^@]{1,64})@([\p{L}\p{M}\p{N}.-]+)$/u.exec(emailAddress(typed)) ?? [];
  const domain = domainToASCII(host);
  if (!localPart.test(local) || local.includes('=?') || !domainName.test(domain)) return null;
  const address = `${local}@${domain}`;
  return address.length <= 254 ? address : null;
}
