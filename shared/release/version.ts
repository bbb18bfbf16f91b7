const pattern = /^((?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8}))\+([0-9a-f]{12})$/;

/** Whether a text is a release's version, `1.4.2+9f2c01d4e7ab`: number and `contentHash`. Safe as folder name and in addresses. */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/** Whether a text is a version's number: `1.4.2`. */
export function isVersionNumber(text: string): boolean {
  return isVersion(`${text}+${'0'.repeat(12)}`);
}

/** The number of a version: `1.4.2`. */
export function numberOf(version: string): string {
  return pattern.exec(version)?.[1] ?? '';
}

/** The content hash in a version. */
export function hashOf(version: string): string {
  return pattern.exec(version)?.[2] ?? '';
}

/** Compares two versions, or numbers, by number for `sort`, oldest first. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split(/[.+]/), b.split(/[.+]/)];
  return [0, 1, 2].map((part) => Number(left[part]) - Number(right[part])).find((order) => order !== 0) ?? 0;
}

/** The next patch number of a version or number: `1.4.2` gives `1.4.3`. */
export function nextPatch(version: string): string {
  const [major, minor, patch] = version.split(/[.+]/);
  return `${major}.${minor}.${Number(patch) + 1}`;
}
