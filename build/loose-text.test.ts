import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { looseTexts } from './testing/loose-text';
import { workspaceRemotes } from './workspace-remotes';

const root = resolve(import.meta.dirname, '..');
const folders = [
  ...workspaceRemotes.map(({ folder }) => folder),
  ...['shared', 'shell/src', 'run/remote-template'].map((path) => join(root, path)),
];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

test('a text that changes, appears or disappears is alone in its element (docs/decisions/069)', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    looseTexts(readFileSync(file, 'utf8')).map((place) => `${file}, ${place}`),
  );
  expect(found).toEqual([]);
});

const inComponent = (jsx: string) =>
  looseTexts(`export function Line({ name, isNew, aside }: { readonly aside: ReactNode }) {
  const mark = <b>New</b>;
  return (
    <div>${jsx}</div>
  );
}`);

test.each([
  ['gives way to an element, beside others', '{isNew ? <b>{name}</b> : name}<i />'],
  ['comes and goes, beside others', '<i />{isNew && "New"}'],
  ['changes, beside another text', 'Cart ({name})'],
  ['changes, beside a blank', ' {name}'],
  ['changes, beside what an expression gives', '{name}{isNew && <b />}'],
  ['stays behind what comes and goes', '{isNew && <b />} in the cart'],
  ['stays behind a list', '{name.map((one) => <b key={one} />)} in the cart'],
  ['stays behind an element that may not be one, which stands behind what comes and goes', '{mark}<Mark />.'],
  ['is in a fragment', '{isNew && <>New <b /></>}'],
  ['is what a list is made of, beside others', '<i />{name.map((one) => one)}'],
])('reports a text that %s', (_, jsx) => {
  expect(inComponent(jsx)).toHaveLength(1);
});

test.each([
  ['is alone in its element, whatever becomes of it', '{isNew ? <b /> : name}'],
  ['is alone but for line breaks', '\n      {name}\n    '],
  ['stands before what comes and goes', 'Cart {isNew && <b />}'],
  ['stays beside what stays', 'See <b>all</b>, or <Link to="/">none</Link>.'],
  ['has an element, whatever there is beside it', '{isNew && <b />}<span>{name}</span>'],
  ['is the key of its element', '<b key={name}>{name}{isNew && <i />}</b>'],
  ['is in the key of an element around it', '<b key={name + 1}><i>{name}{isNew && <i />}</i></b>'],
  ['is none, but elements', '{mark}{aside}{name.map((one) => <b key={one} />)}'],
])('accepts a text that %s', (_, jsx) => {
  expect(inComponent(jsx)).toEqual([]);
});

test.each([
  ['a text at times', 'export function Name({ a }) { return a ? <b>{a}</b> : "none"; }', true],
  ['a list of texts', 'export function Name({ a }) { return a.map((one) => one); }', true],
  ['an element or nothing', 'export function Name({ a }) { return a && <b>{a}</b>; }', false],
  [
    'an element, with a function in it that gives a text',
    'export function Name({ a }) { const of = () => { return a ? "b" : "c"; }; return <b>{of()}</b>; }',
    false,
  ],
  ['not a component', 'export function nameOf(a) { return a ? "b" : "c"; }', false],
])('checks a component that returns %s', (_, source, isLoose) => {
  expect(looseTexts(source)).toHaveLength(isLoose ? 1 : 0);
});

test('reports a loose text with its line and element', () => {
  expect(inComponent('\n      <p>Cart ({name})</p>\n    ')).toEqual(['line 5: <p>']);
});
