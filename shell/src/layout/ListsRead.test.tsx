import { render } from '@testing-library/react';
import { ListsRead } from './ListsRead';

test('shows a hidden document once the layout and every module of its HTML have read the lists', () => {
  const show = jest.fn();
  const rendered = ['lab/header-cart', 'lab/routes'];
  Object.assign(globalThis, { storefrontShow: show, storefrontPage: { rendered } });
  for (const by of ['layout', 'lab/routes', 'lab/page-foot'] as const) render(<ListsRead by={by} />);
  expect(show).not.toHaveBeenCalled();
  render(<ListsRead by="lab/header-cart" />);
  expect(show).toHaveBeenCalledTimes(1);
  globalThis.storefrontShow = undefined;
});
