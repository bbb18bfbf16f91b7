/** Name of a module of another build: its remote, a slash, and what it is exposed as, without './'. */
export type ModuleName = `${string}/${string}`;

/** Loads a module of another build; rejects when its release is missing, late, altered or broken. */
export type ModuleLoader = (name: ModuleName) => Promise<unknown>;

/** The remote that exposes a module, and what it is exposed as. */
export function partsOf(name: ModuleName): { readonly remote: string; readonly exposed: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), exposed: name.slice(slash + 1) };
}
