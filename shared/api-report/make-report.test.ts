import { readFileSync } from 'node:fs';
import { makeReport, reportFile } from './make-report';
import { reportRefusal } from './report-refusal';

test('the committed report is that of the sources, as pnpm api-report writes it', () => {
  const committed = readFileSync(reportFile, 'utf8');
  const report = makeReport();
  expect(reportRefusal(committed, report)).toBeNull();
  expect(report).toBe(committed);
});
