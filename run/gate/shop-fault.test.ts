import { faultSentences, lastingText } from './shop-fault';

const fault = (what: string, where: string) => ({ what, where, id: `${what} ${where}` });

test('each thing is told once, with its places', () => {
  expect(
    faultSentences([
      fault('/shop breaks region:', '<p>'),
      fault('A visitor cannot open /quote: it does not come alive', ''),
      fault('/shop breaks region:', '<a>'),
      fault('/shop breaks region:', '<p>'),
    ]),
  ).toEqual(['/shop breaks region: <p>, <a>.', 'A visitor cannot open /quote: it does not come alive.']);
});

test('of things and places without end some are told, and how many more there are', () => {
  const many = Array.from({ length: 30 }, (_, nth) => nth);
  expect(faultSentences(many.map((nth) => fault('It ticks at', `/${nth}`)))).toEqual([
    'It ticks at /0, /1, /2, /3, /4, /5, /6, /7, /8, /9 and 20 more.',
  ]);
  const sentences = faultSentences(many.map((nth) => fault(`tick ${nth}`, '')));
  expect(sentences).toHaveLength(21);
  expect(sentences.at(-1)).toBe('And 10 more.');
});

test('what differs between two releases and two visits is not in a lasting text', () => {
  const of = (number: string, id: string) =>
    `<a href="http://localhost:3001/${number}/x" data-release="${number}" id="_R_${id}_" class="more">`;
  expect(lastingText(of('1.0.0+0a1b2c3d4e5f', '1ab'))).toBe(lastingText(of('1.2.13+9f2c01d4e7ab', '2xy')));
  expect(lastingText('<p class="a">')).not.toBe(lastingText('<p class="b">'));
});
