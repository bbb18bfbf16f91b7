import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { BackToTop } from './BackToTop';

let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  // jsdom lays nothing out.
  document.elementsFromPoint = () => [];
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  window.scrollTo = ((_: number, y: number) => {
    window.scrollY = y;
  }) as typeof window.scrollTo;
});
afterEach(() => {
  window.scrollY = 0;
});

async function scrolledTo(y: number) {
  render(
    <>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  window.scrollY = y;
  await act(async () => {
    fireEvent.scroll(window);
    await import('./BackToTopButton');
  });
  return screen.queryByRole('button', { name: 'Back to top' });
}

it('the button is not in the server’s HTML', () => {
  expect(renderToString(<BackToTop />)).toBe('');
});

it.each([
  [400, false],
  [401, true],
])('after %i pixels: %p', async (y, there) => {
  expect((await scrolledTo(y)) !== null).toBe(there);
});

it('scrolls for 450 ms, and moves the focus to the content', async () => {
  fireEvent.click((await scrolledTo(1000)) ?? document.body);
  expect(document.activeElement?.id).toBe('content');
  jest.advanceTimersByTime(432);
  expect(window.scrollY).toBeGreaterThan(0);
  jest.advanceTimersByTime(32);
  expect(window.scrollY).toBe(0);
});

it('jumps to the top at once with reduced motion', async () => {
  reducedMotion = true;
  fireEvent.click((await scrolledTo(1000)) ?? document.body);
  expect(window.scrollY).toBe(0);
});
