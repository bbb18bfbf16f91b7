import { richTextFrom } from './rich-text-from';

const node = (tag: string, ...children: readonly unknown[]) => ({ tag, children });

/** The names and texts of a tree, `p(em(word) others)`. */
function outline(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(outline).join(' ');
  const { tag, children } = value as { tag: string; children: unknown };
  return `${tag}(${outline(children)})`;
}

const read = (...nodes: readonly unknown[]) => outline(richTextFrom(nodes));

test.each([
  ['an unknown element gives its text', [node('p', 'a', node('script', 'b'))], 'p(ab)'],
  ['attributes are dropped', [{ ...node('p', 'a'), onclick: 'x' }], 'p(a)'],
  ['a line break is empty', [node('p', 'a', node('br', 'b'))], 'p(a br())'],
  ['a paragraph within another gives its text', [node('p', 'a', node('p', 'b'), 'c')], 'p(a b c)'],
  [
    'a list within a paragraph gives its text',
    [node('p', node('ul', node('li', 'a'), node('li', 'b')))],
    'p(  a  b  )',
  ],
  [
    'rows get a body',
    [node('table', node('tr', node('td', 'a')), node('tr', node('td', 'b')))],
    'table(tbody(tr(td(a)) tr(td(b))))',
  ],
  [
    'a head stays before the body',
    [node('table', node('thead', node('tr', node('th', 'a'))), '\n', node('tr', node('td', 'b')))],
    'table(thead(tr(th(a))) tbody(tr(td(b))))',
  ],
  ['a cell without a table gives its text', [node('tr', node('td', 'a'), node('td', 'b'))], '  a  b  '],
  [
    'a text in a list is an entry',
    [node('ul', '\n', node('li', 'a'), ' b ', node('em', 'c'))],
    'ul(li(a) li( b  em(c)))',
  ],
  [
    'empty cells stay, other empty elements go',
    [node('p'), node('table', node('tr', node('td'), node('td', 'a')))],
    'table(tbody(tr(td() td(a))))',
  ],
])('%s', (_, nodes, expected) => {
  expect(read(...nodes)).toBe(expected);
});

const link = (href: unknown, ...children: readonly unknown[]) => ({ ...node('a', ...children), href });

test.each([
  [
    'a path of the shop',
    [link('/shop?a=1', 'a', node('em', 'b'))],
    [link('/shop?a=1', 'a', node('em', 'b'))],
  ],
  [
    'no other attribute',
    [
      { ...link('/a', 'a'), onclick: 'x' },
      { ...node('p', 'b'), href: '/b' },
    ],
    [link('/a', 'a'), node('p', 'b')],
  ],
  ['no unsafe address', [link('javascript:x', 'a'), link(['/b'], 'b'), node('a', 'c')], ['abc']],
  [
    'no link within a link',
    [link('/a', 'a', node('em', link('/b', 'b')))],
    [link('/a', 'a', node('em', 'b'))],
  ],
  ['no block within a link', [link('/a', node('p', 'a'))], [link('/a', ' a ')]],
  ['no link without words', ['a', link('/a', ' ', node('br')), 'b'], ['ab']],
])('of links, a post has %s', (_, nodes, expected) => {
  expect(richTextFrom(nodes, { links: true })).toEqual(expected);
});

test('a product has no links', () => {
  expect(richTextFrom([node('p', 'a ', link('/b', 'b'))])).toEqual([node('p', 'a b')]);
});

test.each([undefined, null, 'text', 7, {}, [], [null, 7, {}], [node('p', ' '), node('br')]])(
  '%j is none',
  (value) => {
    expect(richTextFrom(value)).toBeNull();
  },
);

test('depth, number and length are limited', () => {
  let deep: unknown = 'deep';
  for (let level = 0; level < 30; level += 1) deep = node('em', deep);
  expect(read(deep)).toBe(`${'em('.repeat(10)}deep${')'.repeat(10)}`);
  expect(richTextFrom(Array.from({ length: 9_999 }, () => node('br')).concat(node('p', 'late')))).toBeNull();
  expect(richTextFrom([node('p', 'x'.repeat(60_000)), 'late'])).toEqual([node('p', 'x'.repeat(50_000))]);
});
