const pattern = /^((?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8}))\+([0-9a-f]{12})$/;

/** Whether a text is a release's version, `1.4.2+9f2c01d4e7ab`: its number and `contentHash`; safe as folder and in an address. */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/** Whether the text is the number of a version: `1.4.2`. */
export function isVersionNumber(text: string): boolean {
  return isVersion(`${text}+${'0'.repeat(12)}`);
}

/** The number of a version: `1.4.2`. */
export function numberOf(version: string): string {
  return pattern.exec(version)?.[1] ?? '';
}

/** The hash of the content that a version is of. */
export function hashOf(version: string): string {
  return pattern.exec(version)?.[2] ?? '';
}

/** Orders two versions, or their numbers, by number, the older first (for `sort`). */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split(/[.+]/), b.split(/[.+]/)];
  return [0, 1, 2].map((part) => Number(left[part]) - Number(right[part])).find((order) => order !== 0) ?? 0;
}

/** The number after a version or a number: `1.4.2` gives `1.4.3`. */
export function nextPatch(version: string): string {
  const [major, minor, patch] = version.split(/[.+]/);
  return `${major}.${minor}.${Number(patch) + 1}`;
}
