const measure =
  /^\d[\d.,]* ?(mm|cm|m|km|µm|ml|cl|dl|l|µl|ul|mg|mcg|µg|ug|g|kg|oz|lb|in|inch|inches|ft|fr|ch|ga|gauge|ply|iu|%|°c?|v|w|mmhg|kpa|"|”)(?=[\s,.)x×/]|-[a-z]|$)/i;

/** Whether a text begins with a measure, which belongs to a name: '12 cm forceps', '10 x 10 cm'. A size is none: '2 M gloves'. */
export function isMeasure(text: string): boolean {
  if (/^(\d+) ?[x×] ?\1 ?(?:mm|cm|m|in|inch)\b/i.test(text)) return true;
  const [, unit] = measure.exec(text) ?? [];
  return unit !== undefined && unit !== 'M';
}
