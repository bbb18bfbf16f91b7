import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { formatMark, type Mark, mark, marked, parseMark, unmark, writeMarksTo } from './mark';

const badge: Mark = {
  remote: 'lab',
  version: '1.4.2+0a1b2c3d4e',
  phase: 'render',
  exposed: 'header-cart',
  address: '/shop/a b',
};
const routes: Mark = { ...badge, remote: 'archive', phase: 'load', exposed: 'routes', address: '' };
const file = join(temporaryFolder(), 'mark');
const written = () => parseMark(readFileSync(file, 'utf8'));

test('a mark is read as it was written', () => {
  for (const one of [badge, routes]) expect(parseMark(formatMark(one))).toEqual(one);
});

test.each(['', '\n', 'lab\n', 'lab 1.4.2 sleep routes /\n', '\nlab 1.4.2 load routes /\n'])(
  '%j is no mark',
  (text) => expect(parseMark(text)).toBeNull(),
);

test('the file has the mark of what runs, the one around it afterwards, and none in the end', () => {
  writeMarksTo(file);
  expect(written()).toBeNull();
  mark(routes);
  expect(marked({ ...badge, address: 'x'.repeat(3_000) }, written)).toEqual({
    ...badge,
    address: 'x'.repeat(200),
  });
  expect(written()).toEqual(routes);
  expect(() =>
    marked(badge, () => {
      throw new Error('broken release');
    }),
  ).toThrow('broken release');
  expect(written()).toEqual(routes);
  unmark();
  expect(written()).toBeNull();
});
