/**
 * What is left of an e-mail address when everything is taken away that may lead to the same mailbox: capitals, dots and
 * what follows a plus before the @. Two people may come out the same; they then share a limit, and nothing else.
 * @param address as `mailAddress` gives it
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
    .replaceAll('.', '');
  return `${local}${address.slice(at)}`;
}
