import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { PolicyPage } from './PolicyPage';

const show = (data: unknown, load?: () => unknown) =>
  render(
    pageForTest(<PolicyPage policy="returns" />, { data, site: { brand: 'Acme' }, ...(load && { load }) }),
  );

test('headings and paragraphs, and markup as it was typed', () => {
  const markup = '<b>Keep</b> the box & the label.';
  show([
    { isHeading: false, text: 'A sample.' },
    { isHeading: true, text: 'Faulty' },
    { isHeading: false, text: markup },
    { isHeading: false, text: markup },
  ]);
  expect(document.title).toBe('Returns | Acme');
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual(['H1 Returns', 'H2 Faulty']);
  expect(screen.getAllByText(markup).map(({ tagName }) => tagName)).toEqual(['P', 'P']);
});

test('what could not be loaded is loaded again', async () => {
  show(null, () => [{ isHeading: false, text: 'A sample.' }]);
  expect(screen.getByText('This page could not be loaded')).toBeDefined();
  expect(await screen.findByText('A sample.')).toBeDefined();
  expect(screen.queryByText('This page could not be loaded')).toBeNull();
});
