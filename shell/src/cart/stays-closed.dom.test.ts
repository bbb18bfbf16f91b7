import { act, renderHook } from '@testing-library/react';
import { keepStaysClosed, useStaysClosed } from './stays-closed';

beforeEach(() => localStorage.clear());

test('the choice is kept for the next page, and can be revoked', () => {
  const { result } = renderHook(useStaysClosed);
  expect(result.current).toBe(false);
  act(() => keepStaysClosed(true));
  expect(result.current).toBe(true);
  expect(renderHook(useStaysClosed).result.current).toBe(true);
  act(() => keepStaysClosed(false));
  expect(result.current).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('without local storage the choice lasts for this page', () => {
  const forbidden = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  const { result } = renderHook(useStaysClosed);
  expect(result.current).toBe(false);
  act(() => keepStaysClosed(true));
  expect(result.current).toBe(true);
  forbidden.mockRestore();
  act(() => keepStaysClosed(false));
  expect(result.current).toBe(false);
});
