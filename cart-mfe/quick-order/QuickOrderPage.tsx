import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { useActionData, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { QuickOrderForm } from './QuickOrderForm';
import type { QuickOrderData } from './quick-order-data';

/** `/shop/quick-order`: lines of SKU or name and quantity, all into the cart at once (P81). */
export function QuickOrderPage() {
  const loaded = useLoaderData() as QuickOrderData;
  const posted = useActionData() as QuickOrderData | undefined;
  return (
    <div className="container">
      <PageHead page="Quick order" canonical={quickOrderPath} />
      <h1>Quick order</h1>
      <p>Paste or type your list, and add all of it to your cart at once.</p>
      {/* Another list, from a link, is another form. */}
      <QuickOrderForm key={loaded.text} data={posted ?? loaded} />
    </div>
  );
}
