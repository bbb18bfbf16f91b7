import withoutDisplayNames from './without-display-names';

test('removes the names of components and nothing else', () => {
  const source = [
    'var Link = React10.forwardRef(function LinkWithRef() {});',
    'Link.displayName = "Link";',
    'const named = { displayName: "kept" };',
    'if (named) named.displayName = "kept, too";',
  ];
  expect(withoutDisplayNames(source.join('\n'))).toBe([source[0], '', ...source.slice(2)].join('\n'));
});
