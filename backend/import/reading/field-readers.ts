import type { ImportedProduct } from '../imported-product';
import { readCategory } from './category';
import { readPackSize } from './choices';
import { cleanText, cut, dateReason, ditto, line, madeDate, nothing, refuse, within } from './clean-text';
import { readDescription } from './description';
import type { Field } from './headings';
import { splitList } from './lists';
import { readPictures } from './pictures';
import { type DecimalMark, readPrice } from './price';
import { readSku } from './sku';
import type { Cell } from './table';

/** What a reader of a field needs beside its cell. */
export interface FieldContext {
  readonly mark: DecimalMark | null;
  /** The spelling of a name that the file used first. */
  readonly spell: (kind: string, name: string) => string;
  /** Warns about this cell. */
  readonly note: (message: string) => void;
  /** The cell beside the pictures; null where the file has none. */
  readonly pictureTexts: string | null;
}

type Reader = (text: string, cell: Cell, context: FieldContext) => Partial<ImportedProduct>;

const maxNameLength = 200;
const maxChoices = 100;
const maxChoiceLength = 100;
const yes = /^(?:y|yes|true|x|1|on|ja|wahr|[✓✔☑]\ufe0f?|new|top|featured|active|published)$/i;
const no = /^(?:|n|no|false|0|off|nein|falsch|-+|n\/?a|inactive|draft|archived|hidden)$/i;
/** What UTF-8 becomes where it is read as Windows-1252. */
export const garbled = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|â„|\ufffd/;

/** A reader of each field; each throws a Fault for a cell that refuses its row, and gives no value for one that is left out. */
export const readers: Readonly<Record<Field, Reader>> = {
  sku: (text, cell, { note }) => ({ sku: readSku(text, cell, note) }),
  replaces: (text, cell, { note }) => ({
    replaces: nothing.test(line(text)) ? null : readSku(text, cell, note),
  }),
  name(text) {
    const name = line(text);
    if (name === '') refuse('The name is missing.');
    if (ditto.test(name)) refuse(`The name is missing: '${name}' is read by people only, write it out.`);
    return { name: within(name, maxNameLength) };
  },
  brand(text, _, { note, spell }) {
    const brand = within(line(text), maxNameLength);
    if (ditto.test(brand)) return leftOut(note);
    return { brand: nothing.test(brand) ? null : spell('brand', brand) };
  },
  category(text, _, { note, spell }) {
    if (nothing.test(line(text))) return {};
    return ditto.test(line(text)) ? leftOut(note) : { category: readCategory(text, note, spell) };
  },
  price(_, cell, { mark, note }) {
    const price = readPrice(cell, mark, note);
    return price === 0 ? refuse('A price is above 0: leave it blank for a price on request.') : { price };
  },
  salePrice(_, cell, { mark, note }) {
    const salePrice = readPrice(cell, mark, note);
    if (salePrice !== 0) return { salePrice };
    note('A sale price is above 0: read as no sale.');
    return { salePrice: null };
  },
  packSize(text, _, { note }) {
    const pack = line(text);
    if (nothing.test(pack)) return { packSize: null };
    const packSize = readPackSize(pack);
    if (packSize !== null) return { packSize };
    note('A pack is a number of pieces, as in 100 or Box of 100: the value was left out.');
    return {};
  },
  sizes: (text, _, context) => optionally('sizes', text, context),
  colours: (text, _, context) => optionally('colours', text, context),
  description: (text) => readDescription(cleanText(text)),
  pictures: (text, _, { note, pictureTexts }) => ({ pictures: readPictures(text, pictureTexts, note) }),
  // Read with the pictures.
  pictureTexts: () => ({}),
  variantGroup(text, _, { spell }) {
    const group = within(line(text), maxNameLength);
    return { variantGroup: nothing.test(group) ? null : spell('group', group) };
  },
  active(text, _, { note }) {
    if (line(text) !== '') return { active: flag(text, note) };
    note('Blank: a product that is there stays as it is. Write yes or no.');
    return {};
  },
  featured: (text, _, { note }) => ({ featured: flag(text, note) }),
  isNew: (text, _, { note }) => ({ isNew: flag(text, note) }),
  top: (text, _, { note }) => ({ top: flag(text, note) }),
};

function leftOut(note: FieldContext['note']) {
  note("Only people read 'the same as above': the value was left out, write it out.");
  return {};
}

function optionally(
  field: 'sizes' | 'colours',
  text: string,
  { note }: FieldContext,
): Partial<ImportedProduct> {
  if (madeDate.test(line(text))) {
    note(`${dateReason} The value was left out.`);
    return {};
  }
  if (nothing.test(line(text))) return { [field]: [] };
  // The decimal comma of half a size or shade.
  const halves = /^[A-Z]?\d{1,2},5$/;
  const whole = halves.test(line(text)) ? [line(text)] : splitList(cleanText(text));
  const texts = whole.map((one) => {
    const choice = line(one);
    if (!halves.test(choice)) return choice;
    note(`${choice} was read as ${choice.replace(',', '.')}.`);
    return choice.replace(',', '.');
  });
  const distinct = [...new Map(texts.toReversed().map((one) => [one.toLowerCase(), one])).values()].reverse();
  if (distinct.length > maxChoices)
    refuse(`There are ${distinct.length} values; at most ${maxChoices} are read.`);
  for (const one of distinct) within(one, maxChoiceLength);
  return { [field]: distinct.filter((one) => one !== '') };
}

function flag(text: string, note: FieldContext['note']): boolean {
  const word = cut(line(text), 20).replace(/!+$/, '').trim();
  if (!yes.test(word) && !no.test(word)) note('Neither yes nor no: read as no.');
  return yes.test(word);
}
