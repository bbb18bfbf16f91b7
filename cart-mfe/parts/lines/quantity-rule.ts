import { maxQuantity } from '@storefront/shared/contracts/state';

/** The rule for quantities, in one sentence (P37). */
export const quantityRule = `A quantity is a whole number from 1 to ${maxQuantity}.`;
