/** Names of the storefront's other parts; PUBLIC_ORIGIN, STOREFRONT_ORIGIN and OFFICE_ORIGIN belong to the shop, too. */
export const shopNames: ReadonlySet<string> = new Set(['shell', 'backend', 'office', 'public', 'storefront']);

/** Reserved names: the above, and properties of every object and class. */
const taken = new Set([...shopNames, 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Whether a text is a valid name of a remote: safe in file names, variables and JavaScript identifiers. */
export function isRemoteName(text: string): boolean {
  return /^[a-z][a-z0-9]{0,31}$/.test(text) && !taken.has(text);
}
