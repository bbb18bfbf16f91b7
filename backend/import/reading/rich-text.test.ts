import { richTags } from '@storefront/shared/contracts/rich-text';
import fc from 'fast-check';
import { htmlOf, isHtml, plainTextOf, richTextOf } from './rich-text';

const cleaned = (html: string, links = false) => htmlOf(richTextOf(html, { links }));

test.each([
  [
    '<div class="x"><p style="color:red" onclick="x()">A <b>bold</b> <i>word</i></p></div>',
    '<p>A <strong>bold</strong> <em>word</em></p>',
  ],
  ['<h1>One</h1><h5>Two</h5>', '<h3>One</h3><h3>Two</h3>'],
  ['a<script>alert(1)</script><style>p{}</style><!-- no --><iframe>x</iframe>b', 'ab'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>after', 'after'],
  ['<a href="javascript:alert(1)">link</a><img src=x onerror=alert(1)>', 'link'],
  ['<p>5 &lt; 6 &amp; 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<p>list:<ul><li>a<li>b</ul>rest', '<p>list:</p><ul><li>a</li><li>b</li></ul>rest'],
  ['<ul>\n<li>a</li>\n</ul>', '<ul><li>a</li></ul>'],
  ['<li>stray</li><td>cell</td>', '<p>stray</p><p>cell</p>'],
  ['<table><tr><td>1</td><td></td></tr></table>', '<table><tr><td>1</td><td></td></tr></table>'],
  ['<p>&nbsp;</p><p> </p><p>x<br></p>', '<p>x</p>'],
  [
    '<p class=MsoNormal><span>Text.<o:p></o:p></span></p><!--[if gte mso 9]><xml>x</xml><![endif]-->',
    '<p>Text.</p>',
  ],
  ['<b><b><b>deep</b></b></b>', '<strong>deep</strong>'],
  ['<ul><li></li><li>a</li></ul><p><b> </b></p>', '<ul><li>a</li></ul>'],
  [
    '<b>Note</b> see <www.example.com> and <tip size 5> end',
    '<strong>Note</strong> see &lt;www.example.com&gt; and &lt;tip size 5&gt; end',
  ],
  ['flow <s and pressure > 5 bar', 'flow &lt;s and pressure &gt; 5 bar'],
  ['<widget>a</widget><time>b</time><wbr>c<o:p>', 'abc'],
  ['<b>a<p>b</p>c</b>', '<strong>a</strong><p>b</p>c'],
])('%s becomes %s', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

test.each([
  ['<a href="/shop?a=1&amp;b=2" onclick="x()">a</a>', '<a href="/shop?a=1&amp;b=2">a</a>'],
  [
    '<b><a href=https://a.example/>a <i>b</i></a></b>',
    '<strong><a href="https://a.example/">a <em>b</em></a></strong>',
  ],
  ['<a href="/a">a<i><a href="/b">b</a></i></a>', '<a href="/a">a<em>b</em></a>'],
  ['<a href="/a"><p>a</p></a>', '<p>a</p>'],
  ['x<a href="/a"><img src="/b.png"></a>y', 'xy'],
  ['<a href="/a&quot;onclick=&quot;x">a</a>', '<a href="/a&quot;onclick=&quot;x">a</a>'],
  ['<a href=" java&#10;script:x">a</a> <a href="//evil.example">b</a> <a href="">c</a> <a>d</a>', 'a b c d'],
])('%s of a post becomes %s', (html, expected) => {
  expect(cleaned(html, true)).toBe(expected);
  expect(cleaned(html)).not.toContain('<a');
});

test('a text is HTML with an element, a comment or an entity', () => {
  for (const html of ['a <b>b</b>', 'a<br/>', 'x &nbsp; y', '<!-- x -->', '<P CLASS=x>'])
    expect(isHtml(html)).toBe(true);
  for (const text of ['< 5 µm', 'enamel <3 mm and >1 mm', 'a < b > c', 'R&D; no', '<tube>']) {
    expect(isHtml(text)).toBe(text === 'R&D; no');
  }
});

test('plain text has a line for each block', () => {
  const html =
    '<p>One &amp; two.</p><ul><li>a</li><li>b</li></ul><table><tr><td>1</td><td>2</td></tr></table>';
  expect(plainTextOf(richTextOf(html)).trim()).toBe('One & two.\na\nb\n1 2');
});

const piece = fc.oneof(
  fc.constantFrom(...richTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
  fc.constantFrom(
    '<div>',
    '</div>',
    '<b>',
    '</b>',
    '<a>',
    '<a href=/x>',
    '<a href="data:x">',
    '<script>a</script>',
    '</script>',
    '<svg><b></svg>',
    '</svg>',
    '<tip s>',
    '<s and p>',
    '<x',
    '<!--',
    '-->',
  ),
  fc.constantFrom(' ', '\n', 'a', 'b ', '&lt;p&gt;', '&nbsp;', '&', '<'),
  fc.string({ maxLength: 3 }),
);

test('cleaning twice changes nothing, and gives allowed elements alone', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, links) => {
      const once = cleaned(pieces.join(''), links);
      expect(cleaned(once, links)).toBe(once);
      const allowed = new RegExp(`</?(?:${richTags.join('|')}${links ? '|a href="/x"' : ''})>`, 'g');
      expect(once.replaceAll(allowed, '')).not.toMatch(/[<>]/);
    }),
    { numRuns: 2000 },
  );
});

test.each(['<title>one', '<p>one</p><svg><p>two</p>'])(
  '%s would lose what follows: it is refused',
  (html) => {
    expect(() => richTextOf(html)).toThrow('is never closed');
  },
);

test('HTML that is nested too deeply is refused', () => {
  expect(() => richTextOf('<div>'.repeat(20_000))).toThrow('The HTML is nested too deeply.');
});
