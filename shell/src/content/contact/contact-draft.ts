import { type Draft, draftOf } from '@storefront/shared/forms/draft';
import { type ContactFields, contactFieldNames } from './contact-fields';

/** The draft of /contact-us (P65). */
export const contactDraft: Draft<Partial<ContactFields>> = draftOf('contactDraft', (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const typed = value as Readonly<Record<string, unknown>>;
  const readable = contactFieldNames.filter((name) => typeof typed[name] === 'string');
  return Object.fromEntries(readable.map((name) => [name, typed[name]]));
});
