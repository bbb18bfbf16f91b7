import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';
import { useEffect, useState } from 'react';

/** Reads the cart from its cookie by itself, in the one form that it knows. */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => {
      const added = document.cookie.match(/(?:^|; )cart\.[^=]+=add!/g)?.length ?? 0;
      const [, kept = ''] = /(?:^|; )cart=([^;]*)/.exec(document.cookie) ?? [];
      const lines = kept.split('!').map((line) => Number(/^[\w-]+\*(\d+)$/.exec(line)?.[1] ?? 0));
      setCount(lines.reduce((sum, quantity) => sum + quantity, added));
    };
    look();
    const timer = setInterval(look, 100);
    return () => clearInterval(timer);
  }, []);
  return <Link to="/shop/shopping-cart">Basket of {count}</Link>;
};
