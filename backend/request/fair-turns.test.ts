import { fairTurns } from './fair-turns';

/** Asks so many times for a network, and writes down whose turn it is. */
function asking() {
  const take = fairTurns({ atOnce: 16, ofNetwork: 6 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (network: string, times: number) =>
    Array.from({ length: times }, () =>
      take(network).then((end) => {
        begun.push(network);
        ends.push(end);
      }),
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, ends, settled };
}

test('a network with very many requests leaves turns to others', async () => {
  const { ask, begun, ends, settled } = asking();
  void ask('greedy', 100);
  void ask('other', 1);
  await settled();
  expect(begun).toEqual([...Array(6).fill('greedy'), 'other']);
  ends[0]?.();
  await settled();
  expect(begun.filter((network) => network === 'greedy')).toHaveLength(7);
});

test('networks that wait have their turns one after the other', async () => {
  const { ask, begun, ends, settled } = asking();
  for (const network of ['a', 'b', 'c', 'd']) void ask(network, 20);
  await settled();
  expect(begun).toHaveLength(16);
  for (const end of ends.splice(0, 4)) end();
  await settled();
  expect(begun.slice(16)).toEqual(['a', 'c', 'd', 'a']);
});

test('a turn that is over twice is over once', async () => {
  const { ask, begun, ends, settled } = asking();
  void ask('a', 10);
  await settled();
  ends[0]?.();
  ends[0]?.();
  await settled();
  expect(begun).toHaveLength(7);
});

test('refuses a network with two hundred waiting requests', async () => {
  const { ask } = asking();
  const asked = ask('a', 207);
  await expect(asked.at(-1)).rejects.toThrow('Too many of your requests');
});
