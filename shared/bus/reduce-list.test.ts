import type { CartLine, ListChange } from '../contracts/state';
import { reduceList } from './reduce-list';

const line = (id: string, quantity = 1) => ({ id, quantity });
const gauze = line('gauze', 2);
const tape = line('tape');
const lines: readonly CartLine[] = [gauze, tape];

it.each<[string, object, CartLine[]]>([
  ['appends one', { intent: 'add', id: 'probe' }, [gauze, tape, line('probe')]],
  ['appends several', { intent: 'add', id: 'probe', quantity: 4 }, [gauze, tape, line('probe', 4)]],
  ['adds to a line in its place', { intent: 'add', id: 'gauze', quantity: 3 }, [line('gauze', 5), tape]],
  ['adds up to 9,999', { intent: 'add', id: 'gauze', quantity: 9998 }, [line('gauze', 9999), tape]],
  [
    'adds one when the quantity is no number',
    { intent: 'add', id: 'tape', quantity: Number.NaN },
    [gauze, line('tape', 2)],
  ],
  ['sets', { intent: 'set', id: 'gauze', quantity: 7 }, [line('gauze', 7), tape]],
  ['sets to 1 at least', { intent: 'set', id: 'gauze', quantity: -7 }, [line('gauze'), tape]],
  ['goes up', { intent: 'up', id: 'tape' }, [gauze, line('tape', 2)]],
  ['goes down', { intent: 'down', id: 'gauze' }, [line('gauze'), tape]],
  ['removes', { intent: 'remove', id: 'gauze' }, [tape]],
  ['clears', { intent: 'clear' }, []],
  [
    'puts lines back at their place',
    { intent: 'restore', lines: [line('a'), line('b', 2)], place: 1 },
    [gauze, line('a'), line('b', 2), tape],
  ],
  [
    'puts a line back at the end of a list that became shorter',
    { intent: 'restore', lines: [line('a')], place: 7 },
    [gauze, tape, line('a')],
  ],
  [
    'keeps the larger quantity of a line that is there again',
    { intent: 'restore', lines: [line('tape', 5), line('gauze'), line('a')], place: 0 },
    [line('a'), gauze, line('tape', 5)],
  ],
  [
    'appends to the wishlist',
    { list: 'wishlist', intent: 'add', id: 'probe', quantity: 4 },
    [gauze, tape, line('probe')],
  ],
])('%s', (_, change, after) => {
  expect(reduceList(lines, { list: 'cart', ...change } as ListChange)).toEqual(after);
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
