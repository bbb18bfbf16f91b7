import * as v from 'valibot';
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { editDistance } from '../search/edit-distance';
import { StartupError } from '../startup-error';

/** Nesting that would exhaust the parser's stack. */
const tooDeep = /^(?:[^[{]*[[{]){1000}|(?:^|\n)(?:[ \t]*[-?] ){20}/;

const maxFaults = 20;

/**
 * Reads YAML by a schema. All values are texts, so that leading noughts and dates stay as typed; there are no tags and no aliases.
 *
 * @param source begins each fault: 'settings.yaml' @throws StartupError with a line for each fault
 */
export function readYaml<Schema extends v.GenericSchema>(
  schema: Schema,
  yaml: string,
  source: string,
  linesBefore = 0,
): v.InferOutput<Schema> {
  const lines = new LineCounter();
  const at = (offset: number) => `${source}, line ${lines.linePos(offset).line + linesBefore}`;
  if (tooDeep.test(yaml)) throw new StartupError(`${source} is nested too deeply.`);

  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const faults = document.errors.map(({ pos, code, message }) => {
    // The same error is of a line that is indented too far.
    const isColon = code === 'BLOCK_AS_IMPLICIT_KEY' && /^.*:\s/.test(yaml.slice(pos[0]));
    return `${at(pos[0])}: ${isColon ? 'Put quotes around a text with a colon.' : message}`;
  });
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.tag) return;
      faults.push(`${at(node.range?.[0] ?? 0)}: aliases and tags are not read: write the text itself`);
    },
  });
  const result = faults.length > 0 ? null : v.safeParse(schema, document.toJS() || {});
  for (const issue of result?.issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => key);
    faults.push(`${at(offsetOf(path))}: ${sentence(schema, path, issue)}`);
  }
  if (result?.success) return result.output;
  const more = faults.length - maxFaults;
  throw new StartupError(
    [...faults.slice(0, maxFaults), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
  );

  /** Where a name begins, or what is nearest to it. */
  function offsetOf(path: readonly unknown[]): number {
    const holder = document.getIn(path.slice(0, -1), true) ?? document.contents;
    const name = path.at(-1);
    const pair = isMap(holder) && holder.items.find(({ key }) => isScalar(key) && key.value === name);
    const found = pair ? pair.key : isSeq(holder) && holder.items[Number(name)];
    if (isNode(found)) return found.range?.[0] ?? 0;
    return path.length === 0 ? 0 : offsetOf(path.slice(0, -1));
  }
}

function sentence(schema: v.GenericSchema, path: readonly unknown[], issue: v.BaseIssue<unknown>): string {
  const name = path.join('.') || 'the file';
  if (issue.received === 'undefined') return `${name} is missing`;
  if (issue.type !== 'strict_object' || issue.expected !== 'never') return `${name} ${issue.message}`;
  const meant = nearest(String(path.at(-1)), namesAt(schema, path.slice(0, -1)));
  return `${name} is unknown${meant ? `: did you mean ${meant}?` : ''}`;
}

/** The names that a schema allows at a place. */
function namesAt(schema: unknown, path: readonly unknown[]): readonly string[] {
  const { wrapped, item, entries } = schema as Partial<Record<'wrapped' | 'item' | 'entries', object>>;
  if (wrapped) return namesAt(wrapped, path);
  const [name, ...rest] = path;
  if (name === undefined) return Object.keys(entries ?? {});
  return namesAt(item ?? (entries as Record<string, unknown>)[String(name)], rest);
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const distance = (other: string) => editDistance(name.toLowerCase(), other.toLowerCase(), 3);
  const [best] = [...names].sort((one, other) => distance(one) - distance(other));
  return best !== undefined && distance(best) <= 2 ? best : undefined;
}
