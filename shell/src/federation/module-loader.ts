/** Name of another build's module: its remote, a slash, and the exposed name without './'. */
export type ModuleName = `${string}/${string}`;

/** Loads another build's module; rejects when its release is missing, late, altered or broken. */
export type ModuleLoader = (name: ModuleName) => Promise<unknown>;

/** The remote of a module and its exposed name. */
export function partsOf(name: ModuleName): { readonly remote: string; readonly exposed: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), exposed: name.slice(slash + 1) };
}
