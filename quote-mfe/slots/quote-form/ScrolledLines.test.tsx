import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ScrolledLines } from './ScrolledLines';

const page = (count: number) => {
  const lines = Array.from({ length: count }, (_, nth) => ({ id: `${nth}`, quantity: 1 }));
  return pageForTest(<ScrolledLines lines={lines} products={new Map()} />);
};
const region = () => screen.queryByRole('region', { name: 'List of products' });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

it('can be focused for scrolling by keyboard if it has more than five lines, also without scripts', () => {
  expect(renderToString(page(6))).toContain('tabindex="0"');
  expect(renderToString(page(5))).not.toContain('tabindex');
});

it('can be focused only if its lines overflow, once they are measured', () => {
  let measure = () => {};
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(192);
  render(page(3));
  expect(region()).toBeNull();
  act(() => measure());
  expect(region()?.tabIndex).toBe(0);
  height.mockReturnValue(192);
  act(() => measure());
  expect(region()).toBeNull();
});
