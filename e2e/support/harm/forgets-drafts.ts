import { draftOf } from '@storefront/shared/forms/draft';

const draft = draftOf('quote', () => null);
const opened = { key: 'f'.repeat(32), subject: '', fields: {}, filledPostcode: null };

/** A quote's drafts under another name than they had, of which none is ever read. */
export const openDraft = () => opened;
export const keepDraft = (_: unknown, typed: object) => draft.keep(typed as never);
export const dropDraft = () => draft.drop();
