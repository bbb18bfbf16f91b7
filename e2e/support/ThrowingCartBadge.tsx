import type { PlaceModule } from '@storefront/shared/contracts/places';

/** A badge that throws wherever it is rendered. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  throw new Error('This badge is broken.');
};
