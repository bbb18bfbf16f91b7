import { useSite } from '@storefront/shared/router';

/** States once per page what prices include, if the settings say so (P74). */
export function PricesInclude() {
  const { pricesInclude } = useSite();
  return pricesInclude && <p className="small text-body-secondary">{`Prices include ${pricesInclude}`}</p>;
}
