/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageAnnouncer } from './PageAnnouncer';

function shown() {
  const page = (title: string) => (
    <>
      <title>{title}</title>
      <main id="content" tabIndex={-1} />
      <PageAnnouncer />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page('Home') },
    { path: '/shop', element: page('Shop') },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('the first page is the browser’s to announce', () => {
  shown();
  expect(document.activeElement).toBe(document.body);
});

test('a new page is announced by its title and gets the focus', async () => {
  const router = shown();
  await act(() => router.navigate('/shop'));
  expect(screen.getByText('Shop', { selector: 'p' })).toBeTruthy();
  expect(document.activeElement?.id).toBe('content');
});

test('a new query leaves the focus where it is', async () => {
  const router = shown();
  await act(() => router.navigate('/?page=2'));
  expect(document.activeElement).toBe(document.body);
});
