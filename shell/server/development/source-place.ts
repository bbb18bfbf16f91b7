import { SourceMap } from 'node:module';

/** A script that a stack of calls is in: the first of ours, if there is one, and the first place in a source of ours. */
export interface ThrownAt {
  /** Address of the first script that is known. */
  readonly script: string | null;
  /** `lab-mfe/Page.tsx:13`, relative to the repository. */
  readonly place: string | null;
}

const call = /(release:[^\s():]+|\w+:\/\/[^\s()]+|\/[^\s():]+):(\d+):(\d+)/;
const inlineMap = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)\s*$/;

/**
 * Where an error was thrown, by its stack: the first call in a source of ours, for what libraries throw was mostly called wrongly.
 *
 * @param stack as V8, or Firefox and Safari, write it
 * @param textOf gives a script by its address, with its source map; null for one that is not known
 */
export async function thrownAt(
  stack: string,
  textOf: (address: string) => Promise<string | null>,
): Promise<ThrownAt> {
  let script: string | null = null;
  for (const line of stack.split('\n')) {
    const [, address = '', nth, column] = call.exec(line) ?? [];
    const text = address && (await textOf(address));
    if (!text) continue;
    script ??= address;
    const place = placeIn(text, Number(nth), Number(column));
    if (place) return { script: address, place };
  }
  return { script, place: null };
}

/** @param nth of the line, and `column`, both from 1 */
function placeIn(text: string, nth: number, column: number): string | null {
  const [, map = ''] = inlineMap.exec(text) ?? [];
  if (!map) return null;
  const found = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString())).findEntry(
    nth - 1,
    column - 1,
  );
  if (!('originalSource' in found)) return null;
  const [, source] = /^webpack:\/\/\/(?!.*node_modules)(.+\.tsx?)$/.exec(found.originalSource) ?? [];
  return source ? `${source}:${found.originalLine + 1}` : null;
}
