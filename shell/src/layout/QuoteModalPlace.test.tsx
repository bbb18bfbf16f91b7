import { useBus } from '@storefront/shared/bus';
import type { QuoteModalProps } from '@storefront/shared/contracts/exposed-modules';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { type LoadWidget, WidgetsContext } from '../remotes/widgets';
import { QuoteModalPlace } from './QuoteModalPlace';

function Modal({ asked, onClose }: QuoteModalProps) {
  return (
    asked && (
      <button type="button" onClick={onClose}>
        Form for {JSON.stringify(asked)}
      </button>
    )
  );
}
const form = () => screen.queryByRole('button', { name: /^Form/ });

function Address() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

function OpenDrawer() {
  const bus = useBus();
  return (
    <button type="button" onClick={() => bus.update('app', { isDrawerShow: true })}>
      Cart
    </button>
  );
}

async function show(address = '/shop', load: () => Promise<typeof Modal> = async () => Modal) {
  const bus = busForTest({ cart: [{ id: 'gauze' }] });
  const asked = jest.fn(load);
  const content = (
    <WidgetsContext value={{ find: () => null, load: asked as unknown as LoadWidget, loaded: {} }}>
      <QuoteLink subject={{ kind: 'product', id: 'gauze', quantity: 2 }}>Ask</QuoteLink>
      <OpenDrawer />
      <input aria-label="Search" />
      <Address />
      <QuoteModalPlace />
    </WidgetsContext>
  );
  await act(async () => void render(pageForTest(content, { bus, address })));
  return { bus, asked };
}
const press = (name: string) => act(async () => screen.getByText(name).click());

it('loads the form when it is asked for, shows it and closes it', async () => {
  const { bus, asked } = await show();
  expect(asked).not.toHaveBeenCalled();
  await press('Cart');
  await press('Ask');
  expect(form()?.textContent).toBe('Form for {"kind":"product","id":"gauze","quantity":2}');
  expect(bus.state().app.isDrawerShow).toBe(false);
  await act(async () => form()?.click());
  expect(form()).toBeNull();
});

it('is a link to the form’s page, for a new tab too', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Ask' });
  expect(link.getAttribute('href')).toBe('/quote?product=gauze&quantity=2');
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => void fireEvent.click(link, { ctrlKey: true }));
  expect(form()).toBeNull();
});

it('changes what the form’s own page is for', async () => {
  await show('/quote');
  await press('Ask');
  expect(form()).toBeNull();
  screen.getByText('At /quote?product=gauze&quantity=2');
});

it('does not take the focus from a field the visitor has gone on to', async () => {
  let arrive: (component: typeof Modal) => void = () => {};
  await show('/shop', () => new Promise((resolve) => (arrive = resolve)));
  await press('Ask');
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
  await act(async () => arrive(Modal));
  expect(form()).toBeNull();
});
