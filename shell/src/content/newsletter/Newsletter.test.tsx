import { StorefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Newsletter } from './Newsletter';
import type { NewsletterRefusal } from './newsletter-action';

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

it('says what is wrong at the field, which has the focus and what was typed', () => {
  const email = 'a'.repeat(255);
  show({ email, error: 'Please use at most 254 characters.', failure: null });
  expect(screen.getByRole('alert').textContent).toBe('Please use at most 254 characters.');
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe(email);
  expect(document.activeElement).toBe(field());
});

it('says how long to wait where the focus is, and keeps what was typed', () => {
  const failure = 'You have sent 10 requests within a minute; please try again in 42 seconds.';
  show({ email: 'ann@clinic.test', error: null, failure });
  expect(screen.getByRole('alert').textContent).toBe(failure);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(field().value).toBe('ann@clinic.test');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
