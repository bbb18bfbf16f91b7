import { spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';

const folder = temporaryFolder();
const unit = 'Tests:       2 skipped, 30 passed, 32 total\n';
const journeys = '  1 skipped\n  12 passed (1.2m)\n';

/** Output of the steps of `pnpm test`, with their exit codes. */
const steps = (
  ended: Partial<Record<string, number | string>> = {},
  output: Partial<Record<string, string>> = {},
) =>
  ['types', 'lint', 'unit', 'journeys']
    .map((step) => {
      const text = output[step] ?? { unit, journeys }[step] ?? '';
      return `${text}pnpm run test:${step} exited with code ${ended[step] ?? 0}\n`;
    })
    .join('');

/** The last line of `.ci/run`, and whether it succeeds, when `pnpm test` writes this, and `pnpm test:all` is one step that passes. */
async function run(text: string, code: number) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'test'), text);
  await writeFile(join(folder, 'test:all'), '  3 passed (4s)\npnpm run test:siege exited with code 0\n');
  const npx = `#!/bin/sh\ncat "${folder}/$3"\n[ "$3" = test:all ] || exit ${code}\n`;
  await writeFile(join(folder, 'npx'), npx);
  await chmod(join(folder, 'npx'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { stdout, status } = spawnSync(resolve(__dirname, '../.ci/run'), { env, encoding: 'utf8' });
  return [stdout.trimEnd().split('\n').at(-1), status];
}

test.each<[string, string, number, string]>([
  ['all pass', steps(), 0, '47 passed, 0 failed'],
  ['types are wrong', steps({ types: 2 }), 1, '46 passed, 1 failed'],
  [
    'tests fail',
    steps(
      { unit: 1, journeys: 1 },
      {
        unit: 'Tests:       3 failed, 29 passed, 32 total\n',
        journeys: '  1 failed\n    [journeys] › a\n  1 flaky\n  10 passed (1.2m)\n',
      },
    ),
    1,
    '44 passed, 5 failed',
  ],
  ['a step ends badly without a failed test', steps({ unit: 1 }), 1, '47 passed, 1 failed'],
  ['a step is killed', steps({ journeys: 'SIGKILL' }), 1, '47 passed, 1 failed'],
  ['a step runs no test', steps({}, { journeys: '  4 skipped\n' }), 0, '35 passed, 1 failed'],
  ['nothing can run', '', 127, '3 passed, 1 failed'],
])('CI prints the right total when %s', async (_, text, code, line) => {
  expect(await run(text, code)).toEqual([line, line.endsWith(' 0 failed') ? 0 : 1]);
});
