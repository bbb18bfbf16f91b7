import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { requireChromium } from './chromium';

// `pnpm test [step …]`: types, lint, unit (and component) tests, journeys in a browser; all four when none is named. People
// and CI run the same command.

/** What one step found. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = '.local/reports';

const steps = { types, lint, unit, journeys } as const;

try {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  let passed = 0;
  let failed = 0;
  for (const name of chosenSteps()) {
    const began = performance.now();
    console.log(`\n${name}`);
    const count = await steps[name]();
    console.log(
      `${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - began) / 1000)} s`,
    );
    passed += count.passed;
    failed += count.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function chosenSteps(): (keyof typeof steps)[] {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !names.some((name) => name === word));
  if (unknown) throw new Error(`'${unknown}' is not a step of the tests: name ${names.join(', ')}.`);
  return words.length === 0 ? names : names.filter((name) => words.includes(name));
}

async function types(): Promise<Count> {
  return asOne(await run('tsc', '--noEmit'));
}

async function lint(): Promise<Count> {
  return asOne(await run('biome', 'check', '--error-on-warnings'));
}

async function unit(): Promise<Count> {
  const report = `${reports}/unit.json`;
  const code = await run('jest', '--maxWorkers=2', '--json', `--outputFile=${report}`);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  return agreeing(code, { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites });
}

async function journeys(): Promise<Count> {
  process.env.CHROMIUM_PATH = requireChromium(console.log);
  const code = await run('playwright', 'test');
  const { stats } = JSON.parse(await readFile(`${reports}/journeys.json`, 'utf8'));
  return agreeing(code, { passed: stats.expected, failed: stats.unexpected + stats.flaky });
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
