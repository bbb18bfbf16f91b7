import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';
import { useEffect } from 'react';

/** Keeps the cart in its cookie as it likes, past the bus. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  useEffect(() => {
    const own = lines.map(({ id, quantity }) => ({ sku: id, amount: quantity }));
    // biome-ignore lint/suspicious/noDocumentCookie: what it does wrong
    document.cookie = `cart=${encodeURIComponent(JSON.stringify(own))}; path=/`;
  }, [lines]);
  return <Link to="/shop/shopping-cart">Basket of {totalQuantity(lines)}</Link>;
};
