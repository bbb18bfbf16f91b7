import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contractMajor, contractMinor } from '../contracts/contract-version';

const here = import.meta.dirname;
const shared = resolve(here, '..');

/** The committed report. */
export const reportFile = join(here, 'shared.api.md');

/**
 * Makes the report of what separate builds rely on (`contract.ts`); of other libraries it lists names and majors. Takes seconds. Type tests
 * would miss breaking changes: TypeScript compares methods bivariantly.
 */
export function makeReport(): string {
  const made = join(shared, 'dist');
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  // `pnpm test:types` reports type errors; declarations are emitted all the same.
  run('../node_modules/.bin/tsc', '--project', here);
  const { status, stdout, stderr } = run(
    'node_modules/.bin/api-extractor',
    'run',
    '--local',
    '--config',
    join(here, 'api-extractor.json'),
  );
  if (status !== 0) throw new Error(`API Extractor could not make the report: ${stdout}${stderr}`);
  return readable(readFileSync(join(made, 'shared.api.md'), 'utf8'));
}

function run(command: string, ...parameters: readonly string[]) {
  return spawnSync(join(shared, command), parameters, { cwd: shared, encoding: 'utf8' });
}

/** Adds the contract's version and the libraries' majors, and removes comments. */
function readable(report: string): string {
  const declarations = report
    .replace(/^[\s\S]*?```ts\n+|\n+\/\/ \(No @packageDocumentation[\s\S]*$/g, '')
    .replaceAll(/^import (?:type )?(.+) from '(.+)';$/gm, (_, names, library) => {
      const { version } = JSON.parse(
        readFileSync(join(shared, 'node_modules', library, 'package.json'), 'utf8'),
      );
      return `import ${names} from '${library}@${version.split('.')[0]}';`;
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
