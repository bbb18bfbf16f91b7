import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Loader } from './Loader';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.className = '';
});

test('the loader is shown while a page loads and 250 ms longer', async () => {
  let arrive = (_: null) => {};
  const router = createMemoryRouter([
    { path: '/', element: <Loader /> },
    { path: '/shop', element: <Loader />, loader: () => new Promise<null>((resolve) => (arrive = resolve)) },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  expect(container.querySelector('.loader')).toBeNull();
  act(() => void router.navigate('/shop'));
  expect(container.querySelector('.loader')).not.toBeNull();
  await act(async () => arrive(null));
  act(() => jest.advanceTimersByTime(249));
  expect(container.querySelector('.loader')).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(container.querySelector('.loader')).toBeNull();
});

test('the document is marked as loaded after 100 ms', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Loader /> }])} />);
  act(() => jest.advanceTimersByTime(99));
  expect(document.body.className).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(document.body.className).toBe('loaded');
});
