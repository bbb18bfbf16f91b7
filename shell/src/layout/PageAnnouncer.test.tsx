import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { PageAnnouncer } from './PageAnnouncer';

function shown() {
  const page = (title: string) => (
    <>
      <title>{title}</title>
      <main id="content" tabIndex={-1} />
      <PageAnnouncer />
    </>
  );
  const Search = () => page(`Results for ${useSearchParams()[0].get('keyword')}`);
  const router = createMemoryRouter([
    { path: '/', element: page('Home') },
    { path: '/shop', element: page('Shop') },
    { path: '/search', element: <Search /> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('the first page is announced by the browser alone', () => {
  shown();
  expect(document.activeElement).toBe(document.body);
});

test('a new page is announced by its title and gets the focus', async () => {
  const router = shown();
  await act(() => router.navigate('/shop'));
  expect(screen.getByText('Shop', { selector: 'p' })).toBeTruthy();
  expect(document.activeElement?.id).toBe('content');
});

test('a new query does not move the focus', async () => {
  const router = shown();
  await act(() => router.navigate('/?page=2'));
  expect(document.activeElement).toBe(document.body);
});

test('another search is announced, and the focus stays in its box', async () => {
  const router = shown();
  await act(() => router.navigate('/search?keyword=gauze'));
  act(() => document.getElementById('content')?.blur());
  await act(() => router.navigate('/search?keyword=tape'));
  expect(screen.getByText('Results for tape', { selector: 'p' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
