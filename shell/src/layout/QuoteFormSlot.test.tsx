import { useBus } from '@storefront/shared/bus';
import type { QuoteFormProps } from '@storefront/shared/contracts/slots';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { type PageSlots, SlotsContext } from '../slots/page-slots';
import { QuoteFormSlot } from './QuoteFormSlot';

function QuoteForm({ asked, onClose }: QuoteFormProps) {
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

async function show(address = '/shop', load: () => Promise<typeof QuoteForm> = async () => QuoteForm) {
  const bus = busForTest({ cart: [{ id: 'gauze' }] });
  const asked = jest.fn(load);
  const content = (
    <SlotsContext value={{ fill: () => [], load: asked as unknown as PageSlots['load'] }}>
      <QuoteLink subject={{ kind: 'product', id: 'gauze', quantity: 2 }}>Ask</QuoteLink>
      <OpenDrawer />
      <input aria-label="Search" />
      <Address />
      <QuoteFormSlot />
    </SlotsContext>
  );
  await act(async () => void render(pageForTest(content, { bus, address })));
  return { bus, asked };
}
const press = (name: string) => act(async () => screen.getByText(name).click());

it('loads the form on request, shows it and closes it', async () => {
  const { bus, asked } = await show();
  expect(asked).not.toHaveBeenCalled();
  await press('Cart');
  await press('Ask');
  expect(asked).toHaveBeenCalledWith('quote-form');
  expect(form()?.textContent).toBe('Form for {"kind":"product","id":"gauze","quantity":2}');
  expect(bus.state().app.isDrawerShow).toBe(false);
  await act(async () => form()?.click());
  expect(form()).toBeNull();
});

it('is a link to the form’s page, also for a new tab', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Ask' });
  expect(link.getAttribute('href')).toBe('/quote?product=gauze&quantity=2');
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => void fireEvent.click(link, { ctrlKey: true }));
  expect(form()).toBeNull();
});

it("changes the subject of the form's own page", async () => {
  await show('/quote');
  await press('Ask');
  expect(form()).toBeNull();
  screen.getByText('At /quote?product=gauze&quantity=2');
});

it('does not take the focus from a field the visitor has moved to', async () => {
  let arrive: (component: typeof QuoteForm) => void = () => {};
  await show('/shop', () => new Promise((resolve) => (arrive = resolve)));
  await press('Ask');
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
  await act(async () => arrive(QuoteForm));
  expect(form()).toBeNull();
});
