/** Names of modules' exports, by what code imports: `{ react: ['useState'] }`. */
export type ModuleNames = Readonly<Record<string, readonly string[]>>;

/**
 * Says what a release needs that a shell does not provide; null when that is nothing.
 *
 * @param needs names that the release takes from shared modules, as its build saw them
 * @param provides names that the shell gives
 */
export function missingName(needs: ModuleNames, provides: ModuleNames): string | null {
  for (const [module, names] of Object.entries(needs)) {
    const given = Object.hasOwn(provides, module) ? (provides[module] ?? []) : [];
    const missing = names.find((name) => !given.includes(name));
    if (missing !== undefined) return `'${missing}' of ${module}`;
  }
  return null;
}
