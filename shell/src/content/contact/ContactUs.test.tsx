import { RouterContextProvider, storefrontContext } from '@storefront/shared/router';
import type { Api } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ContactUs } from './ContactUs';
import { contactAction } from './contact-action';
import { contactDraft } from './contact-fields';

afterEach(() => contactDraft.drop());

/** @param typed into the server's HTML before hydration */
async function show(sendMessage: () => Promise<void> = async () => {}, typed: string | null = null) {
  const sent = jest.fn(sendMessage);
  const api: Partial<Api> = { sendMessage: sent };
  const storefront = {
    bus: busForTest(),
    api: async () => api as Api,
    pictures: '',
    origin: 'https://shop.test',
  };
  const router = createMemoryRouter(
    [{ id: 'page', path: '/contact-us', action: contactAction, loader: () => null, element: <ContactUs /> }],
    {
      initialEntries: ['/contact-us'],
      hydrationData: { loaderData: { page: null } },
      getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
    },
  );
  const page = <RouterProvider router={router} />;
  const container = document.body.appendChild(document.createElement('div'));
  if (typed !== null) {
    container.innerHTML = renderToString(page);
    field('Message').value = typed;
  }
  await act(async () => void render(page, { container, hydrate: typed !== null }));
  const user = userEvent.setup();
  return { sent, user, router, send: () => user.click(screen.getByRole('button', { name: 'Send message' })) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errors = () => screen.queryAllByText('This Field is Requied').length;

it('shows the phone format from the start', async () => {
  await show();
  const described = field('Phone (optional)').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('With area code, such as (02) 9876 5432');
});

it('names the fields with errors, focuses the first, and clears an error when its field is edited', async () => {
  const { sent, user, send, router } = await show();
  await user.type(field('Name'), 'Ann');
  await send();
  await screen.findByRole('region', { name: 'Please check 2 fields' });
  expect(errors()).toBe(2);
  expect(document.activeElement).toBe(field('Email'));
  await user.click(screen.getByRole('link', { name: 'Message: This Field is Requied' }));
  expect(document.activeElement).toBe(field('Message'));
  await act(() => router.navigate('#content'));
  expect(errors()).toBe(2);
  await user.click(field('Email'));
  await user.keyboard('a');
  expect(errors()).toBe(1);
  expect(field('Name').value).toBe('Ann');
  expect(sent).not.toHaveBeenCalled();
});

async function fillIn(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.type(field('Name'), 'Ann');
  await user.type(field('Email'), 'ann@clinic.test');
  await user.type(field('Message'), 'Hello');
}

it('sends one message for several presses', async () => {
  let answer = () => {};
  const { sent, user } = await show(() => new Promise<void>((resolve) => (answer = resolve)));
  await fillIn(user);
  const button = screen.getByRole('button', { name: 'Send message' });
  await act(async () => {
    button.click();
    button.click();
  });
  await user.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('Sending your message');
  await act(async () => answer());
  await screen.findByText('Your message has been sent.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('keeps the typed text when sending fails, and can send again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { sent, user, send } = await show(() => Promise.reject(new Error('The shop could not be reached.')));
  await fillIn(user);
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your message could not be sent.');
  expect(document.activeElement).toBe(alert);
  expect(field('Message').value).toBe('Hello');
  await send();
  expect(sent).toHaveBeenCalledTimes(2);
});

it('restores typed text until it is sent', async () => {
  const first = await show();
  await fillIn(first.user);
  cleanup();
  const second = await show();
  expect(['Name', 'Email', 'Message'].map((name) => field(name).value)).toEqual([
    'Ann',
    'ann@clinic.test',
    'Hello',
  ]);
  await second.send();
  await screen.findByText('Your message has been sent.');
  cleanup();
  await show();
  expect(field('Message').value).toBe('');
});

it('keeps text typed before hydration', async () => {
  await show(undefined, 'Hello');
  expect(field('Message').value).toBe('Hello');
  expect(contactDraft.read()).toMatchObject({ message: 'Hello' });
});

it('keeps the fields of a refused message', async () => {
  contactDraft.keep({ name: 'Bob', message: 'Draft' });
  const { user, send } = await show();
  await user.clear(field('Name'));
  await user.clear(field('Message'));
  await send();
  await screen.findByRole('region', { name: 'Please check 3 fields' });
  expect(field('Name').value).toBe('');
});

it.each(['7', '[]', '{"name":7}'])('reads a draft of %s as nothing typed', async (stored) => {
  sessionStorage.setItem('contactDraft', stored);
  await show();
  expect(field('Name').value).toBe('');
});

it('has a field that only programs fill in, which is empty again after a refusal', async () => {
  const { sent, user, send, router } = await show();
  await fillIn(user);
  const hidden = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(screen.getAllByRole('textbox')).not.toContain(hidden);
  if (hidden) hidden.value = 'https://casino.example';
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Please send it once more.');
  expect(sent).not.toHaveBeenCalled();
  expect(hidden?.value).toBe('');
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(router.state.location.search).toBe('?sent=1');
});

it.each([
  [{ answersWithin: 'four hours' }, 'We’ll get back to you within four hours.'],
  [null, 'We’ll get back to you soon.'],
])('says after sending when the company %j answers', async (company, words) => {
  const hydrationData = { loaderData: { page: company } };
  const routes = [{ id: 'page', path: '/contact-us', loader: () => company, element: <ContactUs /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/contact-us?sent=1'], hydrationData });
  await act(async () => void render(<RouterProvider router={router} />));
  screen.getByText(words);
});
