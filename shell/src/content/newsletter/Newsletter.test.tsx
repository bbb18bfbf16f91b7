import { StorefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Newsletter } from './Newsletter';
import type { NewsletterRefusal } from './subscribe';

/** The page as a browser takes it over after the server has refused a post. */
function show(refusal: NewsletterRefusal) {
  const router = createMemoryRouter([{ id: 'page', path: '/newsletter', element: <Newsletter /> }], {
    initialEntries: ['/newsletter'],
    hydrationData: { loaderData: {}, actionData: { page: refusal } },
  });
  const storefront = {
    bus: busForTest(),
    api: () => Promise.reject(new Error('The test has no backend.')),
    origin: 'https://shop.test',
    pictures: '',
  };
  render(
    <StorefrontContext value={storefront}>
      <RouterProvider router={router} />
    </StorefrontContext>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email for our newsletter' });

it.each([
  { email: 'a'.repeat(255), reason: 'Please use at most 254 characters.', isInvalid: true },
  { email: 'ann@clinic.test', reason: 'Please try again in 42 seconds.', isInvalid: false },
])('says why at the field, which has the focus and what was typed: $reason', (refusal) => {
  show(refusal);
  expect(screen.getByRole('status').textContent).toBe(refusal.reason);
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  expect(field().getAttribute('aria-invalid')).toBe(`${refusal.isInvalid}`);
  expect(field().value).toBe(refusal.email);
  expect(document.activeElement).toBe(field());
});
