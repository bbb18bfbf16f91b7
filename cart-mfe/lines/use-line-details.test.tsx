import { BusProvider } from '@storefront/shared/bus';
import { StorefrontContext } from '@storefront/shared/router';
import { apiForTest } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lineForTest } from '../testing/line-for-test';
import { detailsCacheOf, type LoadedDetails, lineName } from './details-cache';
import { loadDetails } from './details-loader';
import { useLineDetails } from './use-line-details';

const lines = [{ id: 'gauze' }, { id: 'old' }];

function Names({ loaded }: { readonly loaded: LoadedDetails | null }) {
  const detailsOf = useLineDetails(lines, loaded);
  return lines.map(({ id }) => {
    const details = detailsOf(id);
    return <p key={id}>{typeof details === 'string' ? details : lineName(id, details)}</p>;
  });
}

function shop() {
  const productsByIds = jest.fn(async () => [productForTest({ id: 'gauze', name: 'Asked for' })]);
  const api = apiForTest({ productsByIds });
  return { productsByIds, storefront: { bus: busForTest(), api, pictures: '', origin: '' } };
}

async function show(loaded: LoadedDetails | null, { productsByIds, storefront } = shop()) {
  await act(async () => {
    render(
      <StorefrontContext value={storefront}>
        <BusProvider bus={storefront.bus}>
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

it('leaves what its loader could not get in this browser to the visitor, and asks when the network is back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const away = shop();
  away.productsByIds.mockRejectedValueOnce(new Error('The shop could not be reached.'));
  const loaded = await loadDetails(['gauze', 'old'], detailsCacheOf(away.storefront));
  expect(await show(loaded, away)).toEqual({
    asked: [['gauze', 'old']],
    shown: ['not loaded', 'not loaded'],
  });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  fireEvent(window, new Event('online'));
  await screen.findByText('Asked for');
});
