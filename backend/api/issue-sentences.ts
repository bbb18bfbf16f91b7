import type { BaseIssue } from 'valibot';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  Array: 'a list',
  Object: 'an object',
};

/** Says what is wrong with an answer, without a full stop: each sentence once, however many entries it is about. */
export function issueSentences(issues: readonly BaseIssue<unknown>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path = [], input, expected, received } of issues) {
    const names = path.map(({ key }) => key).filter((key) => typeof key === 'string');
    const field = names.join('.').replace(/^data\./, '');
    const subject = field === '' ? 'the answer' : `'${field}'`;
    const wanted = (expected ?? '').replaceAll(/\w+/g, (word) => kinds[word] ?? word);
    const sentence =
      received === 'undefined'
        ? `${subject} is missing`
        : `${subject} is ${kindOf(input)}, and must be ${wanted.replaceAll(' | ', ' or ').replaceAll(/[()]/g, '')}`;
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (${count} times)`));
}

function kindOf(value: unknown): string {
  const kind = Array.isArray(value) ? 'Array' : value === null ? 'null' : typeof value;
  return kinds[kind === 'object' ? 'Object' : kind] ?? kind;
}
