const number = String.raw`\b\d+(?:[.,/-]\d+)*`;
const unit = String.raw` (?!x )[\p{L}%°]{1,2}(?![\p{L}\d])`;

/** Sizes and amounts such as '3-0' and 'X-Ray' that must not wrap, with any text that follows without a space. */
const oneWord = new RegExp(
  String.raw`((?:${number}(?:${unit})?(?: x ${number}(?:${unit})?)+|${number}${unit}|(?:size|No\.|of) ${number}|\b\d+-\d|\b\p{L}-\p{L})\S*)`,
  'u',
);

/** A product's name in which '3-0' and '10 cm x 20 cm' do not wrap. Its text is unchanged, so that it can be copied and found. */
export function ProductName({ name }: { readonly name: string }) {
  return name.split(oneWord).map((part, nth) => (
    <span key={nth} className={nth % 2 ? 'one-word' : undefined}>
      {part}
    </span>
  ));
}
