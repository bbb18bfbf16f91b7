import { type Fault, lastingText, mergeFaults, withoutIds } from './fault';

const fault = (what: string, where: string, address = '/shop') => ({ what, where, address });
const sentences = (...faults: Fault[]) => mergeFaults(faults).map(({ sentence }) => sentence);

test('reports each fault once, with its first place and all its addresses', () => {
  const report = sentences(
    fault('breaks region: <p>', '/shop, 390 wide'),
    fault('does not become interactive', '/quote', '/quote'),
    fault('breaks region: <p>', '/shop, 1280 wide'),
    fault('breaks region: <p>', '/shop, 1280 wide'),
    fault('breaks region: <p>', '/quote', '/quote'),
  );
  expect(report).toEqual([
    '/shop, 390 wide and 2 more (all of /shop, /quote): breaks region: <p>.',
    '/quote: does not become interactive.',
  ]);
});

test('accepting a new price accepts no other price, and not the same one elsewhere', () => {
  const price = (text: string, address?: string) =>
    fault(`has text "${text}" in place of text "$12.00"`, '/shop', address);
  expect(mergeFaults([price('$13.00'), price('$120.00')])).toHaveLength(2);
  const about = (...faults: Fault[]) => mergeFaults(faults)[0]?.about;
  const [here, there] = [price('$13.00'), price('$13.00', '/quote')];
  expect(about(here, there)).not.toBe(about(here));
  expect(about(here, there)).toBe(about(there, here));
  const late = (text: string) => ({ ...fault(text, '/shop'), hasPassingNumbers: true });
  expect(mergeFaults([late('comes later, by 310 ms'), late('comes later, by 402 ms')])).toHaveLength(1);
});

test('names pictures if there are any', () => {
  const [report] = mergeFaults([{ ...fault('has gone', '/shop'), pictures: ['live.png', 'candidate.png'] }]);
  expect(report).toEqual({
    sentence: '/shop: has gone (live.png, candidate.png).',
    about: '/shop: has gone',
  });
});

test('ignores ids that differ between any two releases, and numbers in passing texts', () => {
  const of = (number: string, id: string) =>
    `<a href="http://localhost:3001/${number}/x" data-release="${number}" id="_R_${id}_" class="more">`;
  expect(withoutIds(of('1.0.0+0a1b2c3d4e5f', '1ab'))).toBe(withoutIds(of('1.2.13+9f2c01d4e7ab', '2xy')));
  const draft = (key: string, at: number) => `draft {"key":"${key}","at":${at},"quantity":2}`;
  expect(withoutIds(draft('1e338582fe957677f5ca58ad0aa2272c', 1795640000000))).toBe(
    withoutIds(draft('9c32a7e0-3c1b-4f0e-8e55-0c2f5a6b7c8d', 1795640000999)),
  );
  expect(withoutIds('text "$1.00"')).not.toBe(withoutIds('text "$2.00"'));
  expect(lastingText('$1.00')).toBe(lastingText('$20.00'));
  expect(lastingText('<p class="a">')).not.toBe(lastingText('<p class="b">'));
});
