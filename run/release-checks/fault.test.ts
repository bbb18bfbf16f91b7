import { lastingText, toldFaults } from './fault';

const fault = (what: string, where: string) => ({ what, where });
const sentences = (...faults: ReturnType<typeof fault>[]) =>
  toldFaults(faults).map(({ sentence }) => sentence);

test('each thing is told once, with the first place that has it', () => {
  const told = sentences(
    fault('breaks region: <p>', '/shop'),
    fault('does not come alive', '/quote'),
    fault('breaks region: <p>', '/'),
    fault('breaks region: <p>', '/'),
  );
  expect(told).toEqual(['/shop and 1 more: breaks region: <p>.', '/quote: does not come alive.']);
});

test('of things without end some are told, and how many more there are', () => {
  const told = sentences(
    ...[...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'].map((letter) => fault(`has ${letter}`, '/')),
  );
  expect(told).toHaveLength(31);
  expect(told.at(-1)).toBe('And 6 more.');
});

test('pictures are named where there are any', () => {
  const [told] = toldFaults([{ ...fault('has gone', '/shop'), pictures: ['live.png', 'candidate.png'] }]);
  expect(told).toEqual({ sentence: '/shop: has gone (live.png, candidate.png).', about: 'has gone' });
});

test('what differs between two releases and two visits is not in a lasting text', () => {
  const of = (number: string, id: string) =>
    `<a href="http://localhost:3001/${number}/x" data-release="${number}" id="_R_${id}_" class="more">`;
  expect(lastingText(of('1.0.0+0a1b2c3d4e5f', '1ab'))).toBe(lastingText(of('1.2.13+9f2c01d4e7ab', '2xy')));
  expect(lastingText('<p class="a">')).not.toBe(lastingText('<p class="b">'));
});
