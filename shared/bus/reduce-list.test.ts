import type { CartLine, ListChange } from '../contracts/state';
import { reduceList } from './reduce-list';

const gauze = { id: 'gauze', quantity: 2 };
const tape = { id: 'tape', quantity: 1 };
const lines: readonly CartLine[] = [gauze, tape];

it.each<[string, ListChange, CartLine[]]>([
  ['appends one', { list: 'cart', intent: 'add', id: 'probe' }, [gauze, tape, { id: 'probe', quantity: 1 }]],
  [
    'appends several',
    { list: 'cart', intent: 'add', id: 'probe', quantity: 4 },
    [gauze, tape, { id: 'probe', quantity: 4 }],
  ],
  [
    'adds to a line in its place',
    { list: 'cart', intent: 'add', id: 'gauze', quantity: 3 },
    [{ id: 'gauze', quantity: 5 }, tape],
  ],
  [
    'adds up to 9,999',
    { list: 'cart', intent: 'add', id: 'gauze', quantity: 9998 },
    [{ id: 'gauze', quantity: 9999 }, tape],
  ],
  [
    'adds one when the quantity is no number',
    { list: 'cart', intent: 'add', id: 'tape', quantity: Number.NaN },
    [gauze, { id: 'tape', quantity: 2 }],
  ],
  ['sets', { list: 'cart', intent: 'set', id: 'gauze', quantity: 7 }, [{ id: 'gauze', quantity: 7 }, tape]],
  [
    'sets to 1 at least',
    { list: 'cart', intent: 'set', id: 'gauze', quantity: -7 },
    [{ id: 'gauze', quantity: 1 }, tape],
  ],
  ['goes up', { list: 'cart', intent: 'up', id: 'tape' }, [gauze, { id: 'tape', quantity: 2 }]],
  ['goes down', { list: 'cart', intent: 'down', id: 'gauze' }, [{ id: 'gauze', quantity: 1 }, tape]],
  ['removes', { list: 'cart', intent: 'remove', id: 'gauze' }, [tape]],
  ['clears', { list: 'cart', intent: 'clear' }, []],
  [
    'puts lines back at their place',
    {
      list: 'cart',
      intent: 'restore',
      lines: [
        { id: 'a', quantity: 1 },
        { id: 'b', quantity: 2 },
      ],
      place: 1,
    },
    [gauze, { id: 'a', quantity: 1 }, { id: 'b', quantity: 2 }, tape],
  ],
  [
    'puts a line back at the end of a list that became shorter',
    { list: 'cart', intent: 'restore', lines: [{ id: 'a', quantity: 1 }], place: 7 },
    [gauze, tape, { id: 'a', quantity: 1 }],
  ],
  [
    'keeps the larger quantity of a line that is there again',
    {
      list: 'cart',
      intent: 'restore',
      lines: [
        { id: 'tape', quantity: 5 },
        { id: 'gauze', quantity: 1 },
        { id: 'a', quantity: 1 },
      ],
      place: 0,
    },
    [{ id: 'a', quantity: 1 }, gauze, { id: 'tape', quantity: 5 }],
  ],
  [
    'appends to the wishlist',
    { list: 'wishlist', intent: 'add', id: 'probe', quantity: 4 },
    [gauze, tape, { id: 'probe', quantity: 1 }],
  ],
])('%s', (_, change, after) => {
  expect(reduceList(lines, change)).toEqual(after);
  expect(lines).toEqual([gauze, tape]);
});

it.each<[string, ListChange]>([
  ['goes no lower than 1', { list: 'cart', intent: 'down', id: 'tape' }],
  ['has no line to set', { list: 'cart', intent: 'set', id: 'probe', quantity: 2 }],
  ['has no line to remove', { list: 'cart', intent: 'remove', id: 'probe' }],
  ['has put a line back already', { list: 'cart', intent: 'restore', lines: [tape], place: 0 }],
  ['is in the compare list already', { list: 'compare', intent: 'add', id: 'gauze' }],
])('changes nothing: %s', (_, change) => {
  expect(reduceList(lines, change)).toBe(lines);
});
