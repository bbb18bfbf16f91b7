import { isPathPattern } from '@storefront/shared/contracts/path-pattern';
import * as v from 'valibot';
import { isIntegrity } from './integrity';
import { jsonObject, parseJson } from './parse-json';
import { isRemoteName } from './remote-name';
import { containerName } from './stamp';
import type { Needs } from './unmet-need';
import { isVersion } from './version';

/** Content of a `release.json`. Paths are relative to its folder, and each is a key of `files`. */
export interface Release {
  readonly remote: string;
  /** `major.minor.patch+hash` with the hash of the content (`contentHash`); also the folder's name. */
  readonly version: string;
  /** Federation name of both builds, unique by remote and version: `cart_1_4_2_9f2c01d4e7ab`. */
  readonly container: string;
  /** React Router path patterns of its pages; the release map assigns paths to remotes. */
  readonly paths: readonly string[];
  /** What it needs from a shell; a shell that lacks any of it does not load it. */
  readonly needs: Needs;
  /** The server build: one CommonJS file. */
  readonly server: { readonly file: string };
  /** The browser build: the container, and the files of each exposed module, `./routes` and the slots it fills. */
  readonly browser: {
    readonly entry: string;
    readonly exposes: Readonly<Record<string, ExposedFiles>>;
  };
  /** Integrity of every file of both builds by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Browser files that an exposed module needs before it can run. */
export interface ExposedFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const path = v.pipe(
  v.string(),
  v.check(isRelativePath, ({ received }) => `expected a path inside the release, got ${received}`),
);

/** Schema of a release's needs, and of a shell's provisions. */
export const needsSchema = jsonObject(
  v.object({
    contract: v.pipe(
      v.string('expected major.minor (its build is too old: publish it again)'),
      v.regex(/^\d+\.\d+$/, ({ received }) => `expected major.minor, got ${received}`),
    ),
    names: jsonObject(v.record(v.string(), v.array(v.string()))),
    libraries: jsonObject(v.record(v.string(), v.string())),
  }),
);

const schema = v.pipe(
  jsonObject(
    v.object({
      remote: v.pipe(
        v.string(),
        v.check(isRemoteName, ({ received }) => `expected the name of a remote, got ${received}`),
      ),
      version: v.pipe(
        v.string(),
        v.check(
          isVersion,
          ({ received }) =>
            `expected major.minor.patch+hash, got ${received} (its build is too old: publish it again)`,
        ),
      ),
      container: v.string(),
      paths: v.pipe(
        v.optional(v.unknown(), null),
        v.array(
          v.pipe(
            v.string(),
            v.check(isPathPattern, ({ received }) => `expected a path pattern, got ${received}`),
          ),
          'expected a list of path patterns (its build is too old: publish it again)',
        ),
      ),
      needs: needsSchema,
      server: jsonObject(v.object({ file: path })),
      browser: jsonObject(
        v.object({
          entry: path,
          exposes: jsonObject(
            v.record(
              v.pipe(v.string(), v.startsWith('./')),
              jsonObject(v.object({ scripts: v.array(path), styles: v.array(path) })),
            ),
          ),
        }),
      ),
      files: jsonObject(
        v.record(path, v.pipe(v.string(), v.check(isIntegrity, 'expected an integrity (sha384-…)'))),
      ),
    }),
  ),
  v.forward(
    v.check(
      ({ remote, version, container }) => container === containerName(remote, version),
      ({ input: { remote, version, container } }) =>
        `expected ${containerName(remote, version)}, got ${container}`,
    ),
    ['container'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { files } = dataset.value;
    const missing = namedPaths(dataset.value).find((named) => !Object.hasOwn(files, named));
    if (missing) addIssue({ message: `'${missing}' is named but is not among its files` });
  }),
);

/** Parses a `release.json`, ignoring unknown fields. @throws Error in one sentence about `source` when it is no release */
export function parseRelease(text: string, source: string): Release {
  return parseJson(schema, text, source);
}

function namedPaths({ server, browser }: Pick<Release, 'server' | 'browser'>): string[] {
  const exposed = Object.values(browser.exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return [server.file, browser.entry, ...exposed];
}

const segment = /^[\w~@+-][\w.~@+-]*$/;

/** Whether a text is a safe path of a file inside a release: without `..`, absolute path, scheme, escape or hidden file. */
export function isRelativePath(text: string): boolean {
  return text.split('/').every((part) => segment.test(part));
}
