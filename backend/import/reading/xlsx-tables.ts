import { StartupError } from '../../startup-error';
import { type Cell, checkLimits, fileLimits, type Table, type TableRow, tooMuchText } from './table';
import { TextStore } from './text-store';
import { builtInFormat, numberCell } from './xlsx-number';
import { damaged, localName, tooLarge, xmlPart } from './xlsx-parts';

interface Workbook {
  /** Texts that cells refer to by number. */
  readonly texts: TextStore;
  /** Codes of the number formats that cells refer to. */
  readonly formats: readonly string[];
}

/** The sheets of an XLSX workbook, in their order. @throws StartupError */
export async function xlsxTables(path: string): Promise<readonly Table[]> {
  const targets = new Map<string, string>();
  const relations = xmlPart<readonly [string, string]>(path, 'xl/_rels/workbook.xml.rels', (emit) => ({
    onopentag: (_, { Id = '', Target = '' }) => emit([Id, Target.replace(/^(?:\/?xl\/|\/)?/, 'xl/')]),
  }));
  for await (const [id, target] of relations) targets.set(id, target);
  const sheets = await all<{ name: string; part: string; isHidden: boolean }>(
    path,
    'xl/workbook.xml',
    (emit) => ({
      onopentag(tag, attributes) {
        if (localName(tag) !== 'sheet') return;
        const id = Object.entries(attributes).find(
          ([key]) => localName(key) === 'id' && key !== 'sheetId',
        )?.[1];
        const part = targets.get(id ?? '');
        const isHidden = (attributes.state ?? 'visible') !== 'visible';
        if (part) emit({ name: attributes.name ?? '', part, isHidden });
      },
    }),
  );
  if (sheets.length > 255) throw tooLarge();
  if (sheets.every(({ isHidden }) => isHidden))
    throw new StartupError('The file is no XLSX workbook with a visible sheet.');
  const texts = new TextStore();
  for await (const text of xmlPart(path, 'xl/sharedStrings.xml', sharedTexts)) texts.add(text);
  const workbook = { texts, formats: await cellFormats(path) };
  return sheets.map(({ name, part, isHidden }) => ({
    name,
    isHidden,
    async *rows() {
      let last = 0;
      for await (const row of xmlPart<TableRow>(path, part, (emit) => sheetRows(workbook, emit))) {
        checkLimits(row);
        if (row.number <= last) damaged();
        last = row.number;
        yield row;
      }
    },
  }));
}

async function all<Item>(path: string, part: string, handlerOf: Parameters<typeof xmlPart<Item>>[2]) {
  const items: Item[] = [];
  for await (const item of xmlPart(path, part, handlerOf)) {
    items.push(item);
    // More than a workbook may have.
    if (items.length > 65_536) throw tooLarge();
  }
  return items;
}

/** `<si>`: its runs joined, without the reading aids of Japanese (`<rPh>`). */
function sharedTexts(emit: (text: string) => void) {
  let text = '';
  let isText = false;
  let isAid = false;
  return {
    onopentagname(tag: string) {
      const name = localName(tag);
      if (name === 'si') text = '';
      else if (name === 'rPh') isAid = true;
      else if (name === 't') isText = !isAid;
    },
    ontext(piece: string) {
      if (isText) text += piece;
    },
    onclosetag(tag: string) {
      const name = localName(tag);
      if (name === 't') isText = false;
      else if (name === 'rPh') isAid = false;
      else if (name === 'si') emit(unescaped(text));
    },
  };
}

async function cellFormats(path: string): Promise<readonly string[]> {
  const own = new Map<number, string>();
  let isCell = false;
  const ids = await all<number>(path, 'xl/styles.xml', (emit) => ({
    onopentag(tag, { numFmtId, formatCode }) {
      const name = localName(tag);
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode ?? '');
      else if (name === 'cellXfs') isCell = true;
      else if (name === 'xf' && isCell) emit(Number(numFmtId ?? 0));
    },
    onclosetag(tag) {
      if (localName(tag) === 'cellXfs') isCell = false;
    },
  }));
  return ids.map((id) => own.get(id) ?? builtInFormat(id));
}

function sheetRows({ texts, formats }: Workbook, emit: (row: TableRow) => void) {
  let number = 0;
  let isHidden = false;
  let cells: Cell[] = [];
  let column = -1;
  let attributes: Record<string, string> = {};
  let isFormula = false;
  let isValue = false;
  let isAid = false;
  let value: string | null = null;

  const read = (): Cell => {
    const type = attributes.t ?? 'n';
    if (value === null) return isFormula ? { kind: 'error', text: 'a formula without a result' } : '';
    if (type === 's') return texts.at(Number(value)) ?? { kind: 'error', text: 'a missing text' };
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e') return { kind: 'error', text: value };
    if (type === 'd') return { kind: 'date', text: value.slice(0, 10) };
    if (type !== 'n') return unescaped(value);
    return value === '' ? '' : numberCell(value, formats[Number(attributes.s ?? 0)] ?? 'General');
  };

  return {
    onopentag(tag: string, given: Record<string, string>) {
      switch (localName(tag)) {
        case 'row':
          number = Number(given.r ?? number + 1);
          isHidden = given.hidden === '1' || given.hidden === 'true';
          cells = [];
          column = -1;
          break;
        case 'c':
          attributes = given;
          column = given.r ? columnIndex(given.r.replace(/\d+$/, '')) : column + 1;
          value = null;
          isFormula = false;
          break;
        case 'f':
          isFormula = true;
          break;
        case 'v':
        case 't':
          isValue = !isAid;
          value ??= '';
          break;
        case 'rPh':
          isAid = true;
          break;
      }
    },
    ontext(piece: string) {
      if (!isValue) return;
      value += piece;
      if ((value?.length ?? 0) > fileLimits.text) throw tooMuchText(number);
    },
    onclosetag(tag: string, isImplied: boolean) {
      const name = localName(tag);
      if (isImplied && name === 'worksheet') damaged();
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isAid = false;
      else if (name === 'c') {
        const cell = read();
        if (cell === '') return;
        if (column >= fileLimits.columns) {
          throw new StartupError(`Row ${number} has more than ${fileLimits.columns} columns.`);
        }
        while (cells.length < column) cells.push('');
        cells[column] = cell;
      } else if (name === 'row') emit({ number, cells, ...(isHidden && { isHidden }) });
    },
  };
}

/** Characters that XML cannot have are kept as _x000D_. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (all, code) => {
    const character = Number.parseInt(code, 16);
    return character < 0x20 || character === 0x5f ? String.fromCharCode(character).replace('\0', '') : all;
  });
}

/** 'B' is 1. */
function columnIndex(letters: string): number {
  return [...letters].reduce((column, letter) => 26 * column + letter.charCodeAt(0) - 64, 0) - 1;
}
