const number = String.raw`\b\d+(?:[.,/-]\d+)*`;
const unit = String.raw` (?!x )[\p{L}%°]{1,2}(?![\p{L}\d])`;

/** Sizes and amounts, '3-0', 'X-Ray': what is read as one word. What follows one without a space belongs to it. */
const oneWord = new RegExp(
  String.raw`((?:${number}(?:${unit})?(?: x ${number}(?:${unit})?)+|${number}${unit}|(?:size|No\.|of) ${number}|\b\d+-\d|\b\p{L}-\p{L})\S*)`,
  'u',
);

/** A product's name with '3-0' and '10 cm x 20 cm' each in one line; its characters stay, so that it is copied and found. */
export function ProductName({ name }: { readonly name: string }) {
  return name.split(oneWord).map((part, nth) => (
    <span key={nth} className={nth % 2 ? 'one-word' : undefined}>
      {part}
    </span>
  ));
}
