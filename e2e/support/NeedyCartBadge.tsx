// @ts-expect-error no bus has this name yet
import { useBasket } from '@storefront/shared/bus';
import type { PlaceModule } from '@storefront/shared/contracts/places';

/** A badge that needs a name which the shell does not provide. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => <p>{useBasket()}</p>;
