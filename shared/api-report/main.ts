import { readFileSync, writeFileSync } from 'node:fs';
import { makeReport, reportFile } from './make-report';
import { reportRefusal } from './report-refusal';

// `pnpm api-report`: rewrites the report, unless the contract's version is too low for the changes.
const report = makeReport();
const refusal = reportRefusal(readFileSync(reportFile, 'utf8'), report);
if (refusal === null) {
  writeFileSync(reportFile, report);
} else {
  console.error(refusal);
  process.exitCode = 1;
}
