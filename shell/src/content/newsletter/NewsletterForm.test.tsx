import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NewsletterForm } from './NewsletterForm';

function show(subscribe = jest.fn(async () => {})) {
  render(pageForTest(<NewsletterForm place="foot" />, { api: { subscribe } }));
  return subscribe;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email for our newsletter' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const place = () => screen.getByRole('status');
const message = () => place().textContent;

async function submit(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  button().focus();
  await act(async () => button().click());
}

it('confirms below the field, and keeps the focus', async () => {
  const subscribe = show();
  expect(message()).toBe('');
  await submit('ann@clinic.test');
  expect(subscribe).toHaveBeenCalledWith({ email: 'ann@clinic.test' });
  expect(message()).toBe('You are subscribed to our newsletter.');
  expect(place().className).toBe('');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(button());
});

it('reports an error, keeps the typed text, and clears the error once corrected', async () => {
  const subscribe = show();
  await submit('ann at clinic');
  expect(subscribe).not.toHaveBeenCalled();
  expect(message()).toBe('This does not look like an email address.');
  expect(place().className).toBe('refused');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('ann at clinic');
  expect(document.activeElement).toBe(button());
  fireEvent.input(field(), { target: { value: 'ann@clinic' } });
  expect(message()).toBe('');
  expect(place().className).toBe('');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it('reports a failure, keeps the typed text, and sends a second attempt only once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let answer = () => {};
  const subscribe = jest
    .fn(() => new Promise<void>((resolve) => (answer = resolve)))
    .mockRejectedValueOnce(new Error('ECONNREFUSED'));
  show(subscribe);
  await submit('ann@clinic.test');
  expect(message()).toBe('You could not be subscribed. Please try again in a moment.');
  expect(place().className).toBe('refused');
  expect(field().value).toBe('ann@clinic.test');
  await act(async () => button().click());
  fireEvent.input(field(), { target: { value: 'ann@clinic.test.au' } });
  expect(message()).toBe('One moment …');
  await act(async () => button().click());
  await act(async () => answer());
  expect(subscribe).toHaveBeenCalledTimes(2);
});
