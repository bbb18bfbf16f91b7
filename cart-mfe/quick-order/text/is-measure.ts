// Of '2 v-neck scrubs' and '2 in-ear thermometers' it is the name that begins with a unit.
const measure =
  /^(?:\d+ )?\d[\d.,/]* ?(mm|cm|m|km|µm|ml|cl|dl|l|µl|ul|mg|mcg|µg|ug|g|kg|oz|lb|in|inch|inches|ft|fr|ch|ga|gauge|ply|iu|%|°c?|v|w|cc|volts?|watts?|amps?|litres?|metres?|mmhg|kpa|"|”)(?=[\s,.)x×/]|(?<!(?:[\s\d][a-z]|in))-[a-z]|$)/i;

/** Whether a text begins with a measure, which belongs to a name: '12 cm forceps'. A size of clothes is none: '2 M gloves'. */
export function isMeasure(text: string): boolean {
  const [, unit] = measure.exec(text) ?? [];
  return unit !== undefined && unit !== 'M';
}

/** Whether a text begins with what may be the size of a square, or else how many of a measure: '10 x 10 cm'. */
export function mayBeSquareSize(text: string): boolean {
  return /^(\d+) ?[x×] ?\1 ?(?:mm|cm|m|in|inch)\b/i.test(text);
}

/** Whether a text begins with litres or with how many of a size of clothes: '2 L gloves'. Of one there is nothing to tell apart. */
export function mayBeLarge(text: string): boolean {
  return /^(?!1 )\d+ L /.test(text);
}

/** Whether a text begins with what may be how many of it there are in one, or else how many are meant: '12 lead electrodes'. */
export function mayBeParts(text: string): boolean {
  return /^\d+ (?:piece|part|lead|well|day|hour|tier|channel|hole|drawer)\b(?! of\b)/i.test(text);
}
