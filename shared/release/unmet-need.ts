import satisfies from 'semver/functions/satisfies.js';

/** Names of exports by import name of their module: `{ react: ['useState'] }`. */
export type ModuleNames = Readonly<Record<string, readonly string[]>>;

/** What a release needs from its shell, as found by its build. */
export interface Needs {
  /** Contract it was built against, `major.minor`. */
  readonly contract: string;
  /** Names imported from each shared module; a namespace import is not seen. */
  readonly names: ModuleNames;
  /** npm version ranges of the libraries with one copy per page, by package. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** What a shell provides to releases. */
export interface Provided extends Omit<Needs, 'libraries'> {
  /** Versions by package. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** The first need of a release that a shell does not meet; null when all are met. */
export function unmetNeed(needs: Needs, provided: Provided): string | null {
  if (!isWithin(needs.contract, provided.contract)) return `contract ${needs.contract}`;
  for (const [library, range] of Object.entries(needs.libraries)) {
    const version = own(provided.libraries, library);
    if (!version || !satisfies(version, range)) return `${library} ${range}`;
  }
  for (const [module, names] of Object.entries(needs.names)) {
    const given = own(provided.names, module) ?? [];
    const missing = names.find((name) => !given.includes(name));
    if (missing !== undefined) return `'${missing}' of ${module}`;
  }
  return null;
}

/** Compatible: same major, and at least the needed minor. */
function isWithin(needed: string, provided: string): boolean {
  const [[major, minor = 0], [majorThere, minorThere = 0]] = [numbers(needed), numbers(provided)];
  return major === majorThere && minor <= minorThere;
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
