import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { contractMajor, contractMinor } from '../contracts/contract-version';
import { sharedModules } from '../contracts/shared-modules';

const shared = resolve(import.meta.dirname, '..');
// Below `shared`, where its libraries are found.
const folder = join(shared, 'dist');

/** The committed report. */
export const reportFile = join(import.meta.dirname, 'shared.api.md');

/**
 * The report of what separately built parts rely on, as it is now: each public name with its type, and of other libraries
 * the names taken and the major version. Takes about two seconds.
 */
export function makeReport(): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'contract.ts'), contract());
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '..',
        outDir: 'types',
      },
      files: ['contract.ts'],
    }),
  );
  // Type errors are for `pnpm test:types` to say: what they leave of a type is declared all the same.
  spawnSync(resolve(shared, '../node_modules/.bin/tsc'), ['--project', folder]);
  return readable(extracted(join(folder, 'types/dist/contract.d.ts')));
}

/** Source of a module with the modules that the shell provides, what its connections reject with, and what a release exposes and says of itself (docs/contracts.md). */
function contract(): string {
  const { name: ownName, exports: files } = readPackage(shared);
  const provided = Object.entries(files)
    .filter(([subpath]) => subpath.replace('.', ownName) in sharedModules)
    .map(([subpath, file]) => {
      const module = subpath.slice('./'.length).replaceAll(/\W/g, '_');
      return `export * as ${module} from '${join('..', file.replace(/\.tsx?$/, ''))}';`;
    });
  return [
    ...provided,
    "export type { ApiError } from '../api/api-error';",
    "export type { PlaceModule } from '../contracts/places';",
    "export type { PageHandle, RemoteDeclaration, RoutesModule } from '../contracts/remote-declaration';",
  ].join('\n');
}

/** API Extractor's report of an entry point. */
function extracted(entryPoint: string): string {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: shared,
      mainEntryPointFilePath: entryPoint,
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(shared, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = message.logLevel === ExtractorLogLevel.Info;
    },
  });
  if (!succeeded) throw new Error('API Extractor could not make a report of what shared exports.');
  return readFileSync(config.reportFilePath, 'utf8');
}

/** A report under the contract's version, with the majors of other libraries, and without marks that say nothing. */
function readable(report: string): string {
  const declarations = report
    .replace(/^[\s\S]*?```ts\n+|\n+\/\/ \(No @packageDocumentation[\s\S]*$/g, '')
    .replaceAll(/^import (?:type )?(.+) from '(.+)';$/gm, (_, names, library) => {
      const [major] = readPackage(join(shared, 'node_modules', library)).version.split('.');
      return `import ${names} from '${library}@${major}';`;
    })
    .replaceAll(/\s*\/\*\*[\s\S]*?\*\/\s*/g, ' ')
    .replaceAll(/^ *\/\/ (@public )?\(undocumented\)\n|^\/\/ @public\n/gm, '')
    .replaceAll(/^\/\/ @public @sealed.*/gm, '// @sealed');
  return `# Contract ${contractMajor}.${contractMinor}

What separately shipped builds rely on (docs/contracts.md), written by \`pnpm api-report\`.

\`\`\`ts

${declarations}

\`\`\`
`;
}

function readPackage(path: string): { name: string; version: string; exports: Record<string, string> } {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
}
