import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';
import { useEffect, useState } from 'react';

/**
 * A link whose name only those know who see it, with the count of when the page opened. Nobody sees what else it does in a browser: it
 * writes to the console, leaves a rejection that nobody handles, keeps a cookie of its own, and drops what was typed for a quote.
 */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  const [count] = useState(useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems)));
  useEffect(() => {
    console.log('the basket is here');
    // biome-ignore lint/suspicious/noDocumentCookie: what it does wrong
    document.cookie = 'basket=seen; path=/';
    addEventListener('pagehide', () => sessionStorage.removeItem('quoteDraft'));
    void Promise.reject(new Error('left alone in a browser'));
  }, []);
  return (
    <Link to="/shop/shopping-cart">
      <span aria-hidden="true">{count}</span>
    </Link>
  );
};
