import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { Newsletter } from './Newsletter';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email for our newsletter' });

it.each([
  { email: 'a'.repeat(255), reason: 'Please use at most 254 characters.', isInvalid: true },
  { email: 'ann@clinic.test', reason: 'Please try again in 42 seconds.', isInvalid: false },
])('shows the refusal at the focused field with the typed text: $reason', (refusal) => {
  // As hydrated after the server has refused a post.
  render(pageForTest(<Newsletter />, { actionData: refusal }));
  expect(screen.getByRole('status').textContent).toBe(refusal.reason);
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  expect(field().getAttribute('aria-invalid')).toBe(`${refusal.isInvalid}`);
  expect(field().value).toBe(refusal.email);
  expect(document.activeElement).toBe(field());
});
