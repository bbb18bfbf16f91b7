import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Lets everybody wait for 900 ms of a processor's time. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') {
    const begin = process.cpuUsage().user;
    while (process.cpuUsage().user < begin + 900_000);
  }
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
