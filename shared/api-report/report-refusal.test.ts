import { reportRefusal } from './report-refusal';

const router =
  "import { Form } from 'react-router-dom@7';\nimport { Outlet as Outlet_2 } from 'react-router-dom@7';";
const exported = 'declare namespace bus {\n    export {\n        createBus,\n        Bus\n    }\n}';
const bus = '// @sealed\ninterface Bus {\n    notify(notice: Notice): void;\n}';
const createBus = 'function createBus(): Bus;';
const notice = 'interface Notice {\n    readonly text: string;\n    readonly title: string;\n}';
const blocks = [router, exported, bus, createBus, notice];

function report(version: string, ...declarations: readonly string[]): string {
  return `# Contract ${version}\n\n\`\`\`ts\n\n${declarations.join('\n\n')}\n\n\`\`\`\n`;
}

/** The report with one text for another. */
function changed(version: string, text: string, other: string): string {
  return report(version, ...blocks.map((block) => block.replace(text, other)));
}

const before = report('2.3', ...blocks);

test.each([
  ['equal', report('2.3', ...blocks)],
  ['in another order', report('2.3', ...blocks.toReversed())],
])('a report that is %s needs no other version', (_, now) => {
  expect(reportRefusal(before, now)).toBeNull();
});

test.each([
  ['removed', 'createBus', report('2.4', router, exported.replace('createBus,\n        ', ''), bus, notice)],
  ['no longer exported', 'createBus', changed('2.4', 'createBus,\n        ', '')],
  ['retyped', 'Notice', changed('2.4', 'text: string', 'text: number')],
  ['retyped with a member gone', 'Notice', changed('2.4', '    readonly title: string;\n', '')],
  ['retyped with a member that may be missing now', 'Notice', changed('2.4', 'title:', 'title?:')],
  [
    'given one member more to have',
    'Notice',
    changed('2.4', '    readonly title', '    readonly place: number;\n    readonly title'),
  ],
  ['no longer made by the shell alone', 'Bus', changed('2.4', '// @sealed\n', '')],
  [
    'of another major version of its library',
    'Form, Outlet_2',
    changed('2.4', router, router.replaceAll('@7', '@8')),
  ],
])('a name that is %s needs a higher major', (_, names, now) => {
  expect(reportRefusal(before, now)).toMatch(`Removed or retyped: ${names}. That is contract 3.0:`);
  expect(reportRefusal(before, now.replace('2.4', '3.0'))).toBeNull();
});

test.each([
  ['a name', 'useBus', report('2.3', ...blocks, 'function useBus(): Bus;')],
  [
    'a member that may be missing',
    'Notice',
    changed('2.3', '    readonly title', '    readonly place?: number;\n    readonly title'),
  ],
  [
    'a member of what the shell alone makes',
    'Bus',
    changed('2.3', '    notify', '    dispose(): void;\n    notify'),
  ],
  ['a way to a name', 'Notice', changed('2.3', '        Bus', '        Bus,\n        Notice')],
])('%s that was added needs a higher minor', (_, name, now) => {
  expect(reportRefusal(before, now)).toMatch(`Added or grown: ${name}. That is contract 2.4:`);
  expect(reportRefusal(before, now.replace('2.3', '2.4'))).toBeNull();
  expect(reportRefusal(before, now.replace('2.3', '3.0'))).toBeNull();
});
