import { listFields, type StoredList } from '@storefront/shared/contracts/state';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import type { LoadedDetails } from './details-cache';

/**
 * Whether the page of a list has none of its products because they could not be loaded. On the page of an empty list nothing
 * can fail: what its address says was removed is only named.
 */
export function allProductsFailed(list: StoredList) {
  return (
    { products, gone, failed }: LoadedDetails,
    { request, context }: Pick<LoaderFunctionArgs<RouterContextProvider>, 'request' | 'context'>,
  ): boolean => {
    const { ecomerce } = context.get(storefrontContext).bus.state();
    const isEmpty = ecomerce[listFields[list]].length === 0 && !new URL(request.url).searchParams.has('ids');
    return failed && products.length === 0 && gone.length === 0 && !isEmpty;
  };
}
