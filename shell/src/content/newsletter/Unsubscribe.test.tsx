import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { Unsubscribe } from './Unsubscribe';

const show = (actionData?: { failure: string | null }) =>
  render(pageForTest(<Unsubscribe />, { address: '/newsletter/unsubscribe?token=1f0c', actionData }));

const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Unsubscribe' });

it('has a button that posts to its own address, without scripts too', () => {
  show();
  expect(button()?.form).toMatchObject({ method: 'post', action: location.href });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why nothing changed, and keeps the button', () => {
  show({ failure: 'No subscription has this link.' });
  expect(screen.getByRole('alert').textContent).toBe('No subscription has this link.');
  expect(button()).not.toBeNull();
});

it('confirms, without the button', () => {
  show({ failure: null });
  expect(screen.getByText(/^You are unsubscribed/)).toBeTruthy();
  expect(button()).toBeNull();
});
