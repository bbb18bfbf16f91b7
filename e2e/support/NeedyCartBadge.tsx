// @ts-expect-error no bus has this name yet
import { useBasket } from '@storefront/shared/bus';
import type { SlotModule } from '@storefront/shared/contracts/slots';

/** A badge that needs a name which the shell does not provide. */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => <p>{useBasket()}</p>;
