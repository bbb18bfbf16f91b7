import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contractMajor, contractMinor } from '../contracts/contract-version';

const here = import.meta.dirname;
const shared = resolve(here, '..');

/** The committed report. */
export const reportFile = join(here, 'shared.api.md');

/**
 * Makes the report of what separately built parts rely on (`contract.ts`), of other libraries the names taken and the major. Takes
 * seconds. Type tests that assign old types to new ones would pass breaking changes: they compare methods both ways.
 */
export function makeReport(): string {
  const made = join(shared, 'dist');
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  // Type errors are for `pnpm test:types` to say: what they leave of a type is declared all the same.
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

/** A report under the contract's version, with the majors of other libraries, and without marks that say nothing. */
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
