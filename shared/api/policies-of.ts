import { type PolicyName, policyNames } from '../contracts/site';
import { type JsonFields, textOf } from './json-fields';

/** A heading or a paragraph of a policy. */
export interface PolicyBlock {
  readonly isHeading: boolean;
  readonly text: string;
}

/** The texts of a company's policies, those that it has (P75). */
export type Policies = Readonly<Partial<Record<PolicyName, readonly PolicyBlock[]>>>;

/** Longest text of a policy, in characters. */
const maxTextLength = 50_000;

/** Most headings and paragraphs of a policy. */
const maxBlocks = 500;

const headingMark = '## ';

/**
 * The policies among the fields of a company: plain text with an empty line between paragraphs, and '## ' before a heading.
 * Markup is text like any other. What is longer than a page can be is none: a part of a policy would say another thing.
 */
export function policiesOf(fields: JsonFields): Policies {
  const known = policyNames.map((name) => [name, blocksOf(textOf(fields[name]) ?? '')] as const);
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
