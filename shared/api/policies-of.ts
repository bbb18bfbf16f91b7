import { type PolicyName, policyNames } from '../contracts/site';
import { type JsonFields, textOf } from './json-fields';

/** Pages of the shop's own whose text a company may give (P91). */
const ownPages = ['about-us', 'core-team', 'order-tracking', 'comming-soon'] as const;

/** Name of such a page. */
export type OwnPage = (typeof ownPages)[number];

/** A heading or a paragraph of a policy or another page. */
export interface PolicyBlock {
  readonly isHeading: boolean;
  readonly text: string;
}

/** The policies of a company by name; those it lacks are missing (P75). */
export type Policies = Readonly<Partial<Record<PolicyName, readonly PolicyBlock[]>>>;

const maxTextLength = 50_000;

const maxBlocks = 500;

const headingMark = '## ';

/** Reads a company's policies: plain text, with '## ' before a heading. A policy that is too long is dropped: a part would mislead. */
export function policiesOf(fields: JsonFields): Policies {
  return textsBy(policyNames, fields);
}

/** Reads a company's other pages as {@link policiesOf} does. */
export function pagesOf(fields: JsonFields): Readonly<Partial<Record<OwnPage, readonly PolicyBlock[]>>> {
  return textsBy(ownPages, fields);
}

function textsBy(names: readonly string[], fields: JsonFields) {
  const known = names.map((name) => [name, blocksOf(textOf(fields[name]) ?? '')] as const);
  return Object.fromEntries(known.filter(([, { length }]) => length > 0 && length <= maxBlocks));
}

function blocksOf(text: string): readonly PolicyBlock[] {
  if (text.length > maxTextLength) return [];
  return text
    .replace(/^## .*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && block !== '##')
    .map((block) =>
      block.startsWith(headingMark)
        ? { isHeading: true, text: block.slice(headingMark.length).trim() }
        : { isHeading: false, text: block },
    );
}
