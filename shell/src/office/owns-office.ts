/** Whether paths are of the office's remote, which no document shares with another (docs/decisions/087). */
export function ownsOffice(paths: readonly string[] = []): boolean {
  return paths.some((path) => /^\/office(\/|$)/.test(path));
}
