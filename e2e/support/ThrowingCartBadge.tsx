import type { SlotModule } from '@storefront/shared/contracts/slots';

/** A badge that throws wherever it is rendered. */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  throw new Error('This badge is broken.');
};
