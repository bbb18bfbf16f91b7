import satisfies from 'semver/functions/satisfies.js';

/** Names of modules' exports, by what code imports: `{ react: ['useState'] }`. */
export type ModuleNames = Readonly<Record<string, readonly string[]>>;

/** What a release takes from the shell it runs in, as its build saw it. */
export interface Needs {
  /** The contract it was built against, `major.minor`. */
  readonly contract: string;
  /** From each shared module. A module that is taken as a whole is not seen. */
  readonly names: ModuleNames;
  /** Ranges of the libraries that a page has one copy of, in npm's form, by their packages. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** What a shell gives to releases. */
export interface Provided extends Omit<Needs, 'libraries'> {
  /** Versions, by their packages. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** Says what a release needs that a shell does not provide, the first of several; null when that is nothing. */
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

/** A minor adds to the contract, a major makes another of it. */
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
