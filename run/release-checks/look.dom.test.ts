import { paintedElements } from './look';

beforeEach(() => {
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  document.title = 'Shop';
  document.body.innerHTML = '<a href="/shop">Shop</a>';
});

test.each([
  'html { background-color: red }',
  'body { background-color: red }',
  'a { text-decoration-line: none }',
  'a { overflow: hidden }',
])('axe checks a page again if its styles have %s', (css) => {
  const before = paintedElements();
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  expect(paintedElements()).not.toEqual(before);
  style.remove();
  expect(paintedElements()).toEqual(before);
});

test('axe checks a page again if its title changes', () => {
  const before = paintedElements();
  document.title = '';
  expect(paintedElements()).not.toEqual(before);
});
