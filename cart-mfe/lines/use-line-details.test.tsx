/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import type { Api } from '@storefront/shared/api';
import { BusProvider } from '@storefront/shared/bus';
import { StorefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import { lineForTest } from '../testing/line-for-test';
import type { LoadedDetails } from './details-cache';
import { lineName } from './line-name';
import { useLineDetails } from './use-line-details';

const lines = [{ id: 'gauze' }, { id: 'old' }];

function Names({ loaded }: { readonly loaded: LoadedDetails | null }) {
  const detailsOf = useLineDetails(lines, loaded);
  return lines.map(({ id }) => {
    const details = detailsOf(id);
    return <p key={id}>{typeof details === 'string' ? details : lineName(id, details)}</p>;
  });
}

async function show(loaded: LoadedDetails | null) {
  const productsByIds = jest.fn(async () => [productForTest({ id: 'gauze', name: 'Asked for' })]);
  const api = async () => ({ productsByIds }) as Partial<Api> as Api;
  const bus = busForTest();
  const storefront = { bus, api, pictures: '', origin: '' };
  await act(async () => {
    render(
      <StorefrontContext value={storefront}>
        <BusProvider bus={bus}>
          <Names loaded={loaded} />
        </BusProvider>
      </StorefrontContext>,
    );
  });
  const shown = screen.getAllByText(/./).map(({ textContent }) => textContent);
  return { asked: productsByIds.mock.calls.map(([ids]: unknown[]) => ids), shown };
}

it('takes what the document brought and asks for nothing', async () => {
  const loaded = { products: [lineForTest({ name: 'Brought' })], gone: ['old'], failed: false };
  expect(await show(loaded)).toEqual({ asked: [], shown: ['Brought', 'gone'] });
});

it('asks once for what the server did not get', async () => {
  const loaded = { products: [], gone: [], failed: true };
  expect(await show(loaded)).toEqual({ asked: [['gauze', 'old']], shown: ['Asked for', 'gone'] });
});

it('asks for all where there is no loader', async () => {
  expect(await show(null)).toEqual({ asked: [['gauze', 'old']], shown: ['Asked for', 'gone'] });
});
