import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Disclosure } from './Disclosure';

function shown() {
  const element = (
    <>
      <Disclosure label="Pages">
        <a href="/about-us">About Us</a>
      </Disclosure>
      <a href="/shop">Elsewhere</a>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const { container } = render(<RouterProvider router={router} />);
  const details = container.querySelector('details') ?? new HTMLDetailsElement();
  details.open = true;
  return { details, router };
}

test('Escape closes the panel and returns the focus to its button', () => {
  const { details } = shown();
  const link = screen.getByText('About Us');
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Pages'));
});

test.each([
  ['a press', (element: Element) => fireEvent.pointerDown(element)],
  ['the focus', (element: Element) => fireEvent.focusIn(element)],
])('%s outside closes the panel, inside it does not', (_, go) => {
  const { details } = shown();
  go(screen.getByText('About Us'));
  expect(details.open).toBe(true);
  go(screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
});

test('a navigation closes the panel', async () => {
  const { details, router } = shown();
  await act(() => router.navigate('/about-us'));
  expect(details.open).toBe(false);
});
