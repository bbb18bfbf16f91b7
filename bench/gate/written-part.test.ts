import { markdownTable } from './markdown-table';
import { withPart } from './written-part';

test('a part of a page is written anew, and what is around it stays', () => {
  const page = 'before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n';
  const once = withPart(page, 'figures', 'new');
  expect(once).toBe('before\n<!-- figures -->\nnew\n<!-- end of figures -->\nafter\n');
  expect(withPart(once, 'figures', 'new')).toBe(once);
  expect(() => withPart(page, 'others', 'new')).toThrow("The page has no part 'others'.");
});

test('what a release says of itself stays within its cell', () => {
  expect(markdownTable(['a', 'b'], [['x | y', 'two\nlines <script>']])).toBe(
    '| a | b |\n| --- | --- |\n| x \\| y | two lines &lt;script> |',
  );
});
