import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { runAs } from '../../testing/run-command';

const folder = temporaryFolder();
const found = ['TRUST_PROXY is not set: name the proxy.', 'Node 20 is old: run Node 24.'];
const doctor = (findings: readonly string[], ...words: readonly string[]) =>
  runAs({ folder, examine: async () => findings }, ['doctor', ...words]);

test('findings are a line each, and a failure', async () => {
  expect(await doctor(found)).toEqual({ lines: found, progress: [], problem: 'Findings: 2.' });
  expect(await doctor([])).toMatchObject({ lines: ['Nothing is missing or dangerous.'], problem: '' });
});

test('findings as JSON', async () => {
  for (const findings of [found, []]) {
    const { lines, problem } = await doctor(findings, '--json');
    expect(JSON.parse(lines.join())).toEqual({ findings });
    expect(problem).toBe(findings.length > 0 ? 'Findings: 2.' : '');
  }
});
