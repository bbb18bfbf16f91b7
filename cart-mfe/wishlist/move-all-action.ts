import { maxLines } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import {
  type ActionFunctionArgs,
  type RouterContextProvider,
  replace,
  storefrontContext,
} from '@storefront/shared/router';
import { moveAll } from './move-all';

/** Moves the products of the form's `id` fields into the cart when it is posted without JavaScript, and leads back to the wishlist. */
export async function moveAllAction({ request, context }: ActionFunctionArgs<RouterContextProvider>) {
  const form = await request.formData();
  const ids = form
    .getAll('id')
    .slice(0, maxLines)
    .filter((id) => typeof id === 'string');
  moveAll(
    context.get(storefrontContext).bus,
    ids.map((id) => ({ id })),
  );
  return replace(listPages.wishlist);
}
