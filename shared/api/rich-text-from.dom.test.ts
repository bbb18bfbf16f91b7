import fc from 'fast-check';
import type { RichNode, RichText } from '../contracts/rich-text';
import { richTextFrom } from './rich-text-from';

function written(text: RichText): string {
  return text.map(writtenNode).join('');
}

function writtenNode(node: RichNode): string {
  if (typeof node === 'string') return node;
  const address = node.href === undefined ? '' : ` href="${node.href}"`;
  return node.tag === 'br' ? '<br>' : `<${node.tag}${address}>${written(node.children)}</${node.tag}>`;
}

test('whatever it reads, a browser keeps each element where it is, and reading the result again changes nothing', () => {
  const tag = fc.constantFrom(
    'p',
    'a',
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
  const href = fc.constantFrom('/x', 'https://x.example/', 'javascript:x');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('x', ' '),
      fc.record({ tag, href, children: fc.array(tie('tree'), { maxLength: 4 }) }),
    ),
  }));
  const page = document.createElement('div');
  fc.assert(
    fc.property(fc.array(tree), (nodes) => {
      const text = richTextFrom(nodes, { links: true }) ?? [];
      page.innerHTML = written(text);
      expect(page.innerHTML).toBe(written(text));
      expect(richTextFrom(text, { links: true }) ?? []).toEqual(text);
    }),
    { numRuns: 500 },
  );
});
