const segment = /^[\w~@+-][\w.~@+-]*$/;

/** Whether a text names a file inside a release: no `..`, absolute path, scheme, escape or hidden file can be written so. */
export function isRelativePath(text: string): boolean {
  return text.split('/').every((part) => segment.test(part));
}
