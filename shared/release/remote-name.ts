/** Names of other parts of a storefront that runs; PUBLIC_ORIGIN and STOREFRONT_ORIGIN are the shop's, too. */
export const shopNames: ReadonlySet<string> = new Set(['shell', 'backend', 'public', 'storefront']);

/** Names that stand for something else: those, and what every object and class has. */
const taken = new Set([...shopNames, 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Whether a text can be the name of a remote, and so part of file names, variables and JavaScript identifiers. */
export function isRemoteName(text: string): boolean {
  return /^[a-z][a-z0-9]{0,31}$/.test(text) && !taken.has(text);
}
