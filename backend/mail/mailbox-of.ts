/** An address without capitals, dots and what follows a plus before its @: who comes out the same shares a limit, nothing else. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
    .replaceAll('.', '');
  return `${local}${address.slice(at)}`;
}
