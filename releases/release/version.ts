const pattern = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

/** Whether the text is a release's version: `major.minor.patch`, without pre-release or build parts. Safe as a folder name. */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/** Orders two versions, the older first (for `sort`). */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  return [0, 1, 2].map((part) => Number(left[part]) - Number(right[part])).find((order) => order !== 0) ?? 0;
}

/** The version after `version`: `1.4.2` gives `1.4.3`. */
export function nextPatch(version: string): string {
  const [major, minor, patch] = version.split('.');
  return `${major}.${minor}.${Number(patch) + 1}`;
}
