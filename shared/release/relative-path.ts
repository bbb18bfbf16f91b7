const segment = /^[\w~@+-][\w.~@+-]*$/;

/**
 * Whether the text names a file inside a release: segments of letters, digits and `. _ ~ @ + -` joined by single
 * slashes. That leaves no way to write `..`, an absolute path, a scheme, an escape or a hidden file.
 */
export function isRelativePath(text: string): boolean {
  return text.split('/').every((part) => segment.test(part));
}
