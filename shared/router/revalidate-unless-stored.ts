import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * For `shouldRevalidate` of every route with a loader: a change of the cart, the wishlist or the compare list goes
 * through the bus, so no page has to load its data again for it.
 */
export const revalidateUnlessStored: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction === '/cart' ? false : defaultShouldRevalidate;
