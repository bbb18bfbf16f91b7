import { richDescription } from './rich-description';

const p = (...children: readonly unknown[]) => ({ tag: 'p', children });

test('elements become data, without attributes', () => {
  expect(
    richDescription('<p class="x">For <strong>wet</strong> &amp; dry<br>use</p>\n<h3>Sizes</h3>'),
  ).toEqual([
    p('For ', { tag: 'strong', children: ['wet'] }, ' & dry', { tag: 'br', children: [] }, 'use'),
    '\n',
    { tag: 'h3', children: ['Sizes'] },
  ]);
});

test('other elements give their text alone', () => {
  expect(richDescription('<div><p>A <a href="javascript:x">link</a><img src=x onerror=y></p></div>')).toEqual(
    [p('A link')],
  );
});

test('elements left open end where HTML ends them', () => {
  expect(richDescription('<p>One<p>Two<ul><li>a<li>b</ul></em>')).toEqual([
    p('One'),
    p('Two'),
    { tag: 'ul', children: ['a', 'b'].map((text) => ({ tag: 'li', children: [text] })) },
  ]);
});

test('ten thousand levels are a text', () => {
  const text = JSON.stringify(richDescription(`${'<em><div>'.repeat(10_000)}deep`));
  expect(text).toContain('"deep"');
  expect(text.match(/"tag"/g)).toHaveLength(10);
});

test('nothing to read is none', () => {
  expect(richDescription('<p> </p><br><script></script>')).toBeNull();
});
