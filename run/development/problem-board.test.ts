import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { createProblemBoard } from './problem-board';

const file = join(temporaryFolder(), 'problems.json');
const onPages = () => JSON.parse(readFileSync(file, 'utf8'));

test('the terminal shows each problem once, and pages show all', () => {
  const output: string[] = [];
  const board = createProblemBoard(file, (line) => output.push(line));
  expect(onPages()).toEqual([]);
  board.post('cart', ['a.ts:1 One']);
  board.post('quote', ['a.ts:1 One', 'b.ts:2 Two']);
  board.post('quote', ['a.ts:1 One', 'b.ts:2 Two']);
  expect(output).toEqual(['a.ts:1 One', 'b.ts:2 Two']);
  expect(onPages()).toEqual(['a.ts:1 One', 'b.ts:2 Two']);
  expect(board.finders()).toEqual(['cart', 'quote']);
  board.post('cart', []);
  expect(board.finders()).toEqual(['quote']);
  expect(onPages()).toEqual(['a.ts:1 One', 'b.ts:2 Two']);
  board.post('quote', []);
  expect(onPages()).toEqual([]);
  expect(output.slice(2)).toEqual(['all problems are fixed']);
});
