import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '../contracts/shared-modules';
import { exports } from '../package.json';
import { makeReport, reportFile } from './make-report';
import { reportRefusal } from './report-refusal';

test('the committed report equals what pnpm api-report writes from the sources', () => {
  const committed = readFileSync(reportFile, 'utf8');
  const report = makeReport();
  expect(reportRefusal(committed, report)).toBeNull();
  expect(report).toBe(committed);
});

test('the report covers every module of ours that the shell provides', () => {
  const contract = readFileSync(join(import.meta.dirname, 'contract.ts'), 'utf8');
  const reported = [...contract.matchAll(/^export \* as (\w+) from '(.+)';$/gm)].map(
    ([, name = '', path]) => ({ name, path }),
  );
  for (const { name, path } of reported)
    expect(`${path}.ts`).toBe(`.${(exports as Readonly<Record<string, string>>)[`./${name}`]}`);
  expect(reported.map(({ name }) => `@storefront/shared/${name}`).sort()).toEqual(
    Object.keys(sharedModules)
      .filter((name) => name.startsWith('@storefront/'))
      .sort(),
  );
});
