import { draftOf } from '@storefront/shared/forms/draft';

/** The list as it was typed last, for who leaves the page and comes back. */
export const orderDraft = draftOf('quickOrder', (stored) => (typeof stored === 'string' ? stored : null));
