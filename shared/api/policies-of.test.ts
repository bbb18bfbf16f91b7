import { policiesOf } from './policies-of';

const heading = (text: string) => ({ isHeading: true, text });
const paragraph = (text: string) => ({ isHeading: false, text });

test.each([
  ['One.', [paragraph('One.')]],
  [' One,\nstill one. \n\n\n \t\nTwo. \n', [paragraph('One,\nstill one.'), paragraph('Two.')]],
  ['One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  [
    '## First\nOne.\n## Second\r\nTwo.',
    [heading('First'), paragraph('One.'), heading('Second'), paragraph('Two.')],
  ],
  ['# One\n\n### Two\n\n##Three', [paragraph('# One'), paragraph('### Two'), paragraph('##Three')]],
  ['## \n\nOne.', [paragraph('One.')]],
  ['<h2>One</h2><script>alert(1)</script>', [paragraph('<h2>One</h2><script>alert(1)</script>')]],
])('%j is read as headings and paragraphs', (text, blocks) => {
  expect(policiesOf({ privacy: text })).toEqual({ privacy: blocks });
});

test('only policies with a text are returned, in the order of their links', () => {
  const fields = { returns: 'Back.', shipping: 'By ship.', terms: ' \n ', privacy: 'Ours.' };
  expect(Object.keys(policiesOf(fields))).toEqual(['privacy', 'returns']);
});

test.each([null, '', '##', ['One.'], { text: 'One.' }, true])('%j is no policy', (privacy) => {
  expect(policiesOf({ privacy })).toEqual({});
});

test('omits a policy that is too long for a page instead of cutting it', () => {
  expect(policiesOf({ terms: 'a'.repeat(50_000) }).terms).toHaveLength(1);
  expect(policiesOf({ terms: 'a'.repeat(50_001) })).toEqual({});
  expect(policiesOf({ terms: 'a\n\n'.repeat(500) }).terms).toHaveLength(500);
  expect(policiesOf({ terms: 'a\n\n'.repeat(501) })).toEqual({});
});

test('a long text of white space and marks is read quickly', () => {
  expect(policiesOf({ terms: `a${'\n '.repeat(24_000)}b` }).terms).toHaveLength(2);
  expect(policiesOf({ terms: '## '.repeat(16_000) }).terms).toHaveLength(1);
});
