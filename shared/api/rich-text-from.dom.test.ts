import fc from 'fast-check';
import type { RichNode, RichText } from '../contracts/rich-text';
import { richTextFrom } from './rich-text-from';

function written(text: RichText): string {
  return text.map(writtenNode).join('');
}

function writtenNode(node: RichNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? '<br>' : `<${node.tag}>${written(node.children)}</${node.tag}>`;
}

test('whatever it reads, a browser keeps each element where it is, and reading the result again changes nothing', () => {
  const tag = fc.constantFrom(
    'p',
    'br',
    'ul',
    'li',
    'em',
    'h3',
    'table',
    'thead',
    'tbody',
    'tr',
    'td',
    'div',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('x', ' '),
      fc.record({ tag, children: fc.array(tie('tree'), { maxLength: 4 }) }),
    ),
  }));
  const page = document.createElement('div');
  fc.assert(
    fc.property(fc.array(tree), (nodes) => {
      const text = richTextFrom(nodes) ?? [];
      page.innerHTML = written(text);
      expect(page.innerHTML).toBe(written(text));
      expect(richTextFrom(text) ?? []).toEqual(text);
    }),
    { numRuns: 500 },
  );
});
