import type { PlaceModule } from '@storefront/shared/contracts/places';

/** A drawer that nobody ever sees. */
export const Widget: PlaceModule<'cart-drawer'>['Widget'] = () => null;
