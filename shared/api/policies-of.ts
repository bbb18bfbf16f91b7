import { type PolicyName, policyNames } from '../contracts/site';
import { type JsonFields, textOf } from './json-fields';

/** A heading or a paragraph of a policy. */
export interface PolicyBlock {
  readonly isHeading: boolean;
  readonly text: string;
}

/** The texts of a company's policies, those that it has (P75). */
export type Policies = Readonly<Partial<Record<PolicyName, readonly PolicyBlock[]>>>;

const maxTextLength = 50_000;

const maxBlocks = 500;

const headingMark = '## ';

/** A company's policies: plain text, '## ' before a heading. One that is too long is left out: a part would say another thing. */
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
