/** Names that stand for something else: other parts of a storefront that runs, and what every object and class has. */
const taken = new Set([
  'shell',
  'backend',
  // PUBLIC_ORIGIN and STOREFRONT_ORIGIN are the shop's own.
  'public',
  'storefront',
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Whether a text can be the name of a remote, and so part of file names, variables and JavaScript identifiers. */
export function isRemoteName(text: string): boolean {
  return /^[a-z][a-z0-9]{0,31}$/.test(text) && !taken.has(text);
}
