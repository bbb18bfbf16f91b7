import { useSite } from '@storefront/shared/router';

/** Says once on a page what its prices include, where the settings say it (P74). */
export function PricesInclude() {
  const { pricesInclude } = useSite();
  return pricesInclude && <p className="small text-body-secondary">{`Prices include ${pricesInclude}`}</p>;
}
