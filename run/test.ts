import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireChromium } from './browser/chromium';
import {
  type JourneysReport,
  journeyTimes,
  slowestTen,
  type TestTime,
  type UnitReport,
  unitTimes,
} from './slowest-tests';
import { readTestWords, type TestStep } from './test-words';

// `pnpm test [step …] [words]`: types, lint, unit (and component) tests, journeys in a browser; these four when none is named.
// `pnpm test:all` are the other two: tests and journeys that take long by nature.
// People and CI run the same command.

/** What one step found. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = '.local/reports';

const steps = {
  types,
  lint,
  unit: (words) => unit(['document', 'database', 'node'], words),
  journeys: (words) => journeys(['journeys'], words),
  'long-unit': (words) => unit(['long', 'long-database'], words),
  'long-journeys': (words) => journeys(['long', 'siege', 'browsers'], words),
} satisfies Record<TestStep, (words: readonly string[]) => Promise<Count>>;

const times: TestTime[] = [];

try {
  const { steps: chosen, words } = readTestWords(process.argv.slice(2), await packageFolders());
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  let passed = 0;
  let failed = 0;
  for (const name of chosen) {
    const began = performance.now();
    console.log(`\n${name}`);
    const count = await steps[name](words);
    console.log(
      `${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - began) / 1000)} s`,
    );
    passed += count.passed;
    failed += count.failed;
  }
  if (times.length > 0) console.log(`\nthe slowest\n${slowestTen(times).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Folders of the workspace's packages, by what pnpm says of them. */
async function packageFolders(): Promise<string[]> {
  return (await readdir('.')).filter((name) => existsSync(join(name, 'package.json')));
}

async function types(): Promise<Count> {
  return asOne(await run('tsc', '--noEmit'));
}

async function lint(folders: readonly string[]): Promise<Count> {
  return asOne(await run('biome', 'check', '--error-on-warnings', ...folders));
}

async function unit(projects: readonly string[], words: readonly string[]): Promise<Count> {
  const path = `${reports}/unit.json`;
  const options = ['--maxWorkers=2', '--json', `--outputFile=${path}`, '--selectProjects', ...projects];
  const code = await run('jest', ...words, ...options);
  const report: UnitReport = JSON.parse(await readFile(path, 'utf8'));
  times.push(...unitTimes(report));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  return agreeing(code, { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites });
}

async function journeys(projects: readonly string[], words: readonly string[]): Promise<Count> {
  process.env.CHROMIUM_PATH = requireChromium('chromium-headless-shell', console.log);
  let code = 0;
  let passed = 0;
  let failed = 0;
  for (const project of projects) {
    code =
      (await run('playwright', 'test', `--project=${project}`, '--pass-with-no-tests', ...words)) || code;
    const report: JourneysReport = JSON.parse(await readFile(`${reports}/journeys.json`, 'utf8'));
    times.push(...journeyTimes(report));
    passed += report.stats.expected;
    failed += report.stats.unexpected + report.stats.flaky;
  }
  return agreeing(code, { passed, failed });
}

function asOne(code: number): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that fails without a failed test, or runs none, has failed all the same. */
function agreeing(code: number, count: Count): Count {
  if (count.failed > 0 || (code === 0 && count.passed > 0)) return count;
  return { ...count, failed: 1 };
}

function run(tool: string, ...words: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${tool}`, words, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
