import { useLoaderData } from '@storefront/shared/router';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { LoadAgain } from './LoadAgain';

function Page() {
  const attempt = useLoaderData() as number | 'loaded';
  return attempt === 'loaded' ? (
    <p>All products</p>
  ) : (
    <>
      <LoadAgain message="Products could not be loaded" />
      <output>Attempt {attempt}</output>
    </>
  );
}

it('retries once automatically', async () => {
  render(pageForTest(<Page />, { data: 1, load: () => 'loaded' }));
  await screen.findByText('All products');
});

it('does not try a third time, and shows a link to the same page', async () => {
  let attempts = 1;
  render(pageForTest(<Page />, { address: '/shop?page=2', data: 1, load: () => ++attempts }));
  await screen.findByText('Attempt 2');
  const link = screen.getByRole('link', { name: 'Try again' });
  expect(link.getAttribute('href')).toBe('/shop?page=2');
  expect(attempts).toBe(2);
  fireEvent.click(link);
  await screen.findByText('Attempt 3');
});

it('retries when the network is back', async () => {
  const answers = [2, 'loaded'];
  render(pageForTest(<Page />, { data: 1, load: () => answers.shift() }));
  await screen.findByText('Attempt 2');
  fireEvent(window, new Event('online'));
  await screen.findByText('All products');
});
