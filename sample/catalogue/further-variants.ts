import type { ProductLine } from './product-lines';

/** The form, pack, fit and colour of a variant in its line. */
export interface VariantChoice {
  readonly form: string;
  readonly pack: string;
  /** One of the line's `fits` and `colours`; null if the product comes in all of them. */
  readonly fit: string | null;
  readonly colour: string | null;
}

/** Lines in which every size, colour or pack is a separate product: by name, the properties in which the products differ. */
const severalOf: Readonly<Record<string, 'forms and packs' | 'fits' | 'fits and colours'>> = {
  'Sterile Gauze Swabs': 'forms and packs',
  'Nitrile Examination Gloves': 'fits',
  'Latex Examination Gloves': 'fits',
  'Vinyl Examination Gloves': 'fits',
  'Sterile Surgical Gloves': 'fits',
  'P2 Respirator': 'fits',
  'Scrub Top': 'fits and colours',
  'Reusable Blood Pressure Cuff': 'fits',
};

/** Number of forms per line that are plain products, each in one pack. */
const plainForms = 2;

/** The choice of a line's plain product with this number. */
export function plainChoice(line: ProductLine, variant: number): VariantChoice {
  const form = line.forms[variant % line.forms.length] ?? line.forms[0];
  const pack = line.packs[variant % line.packs.length] ?? line.packs[0];
  const differs = variant === 0 ? (severalOf[line.name] ?? '') : '';
  return {
    form,
    pack,
    fit: (differs.includes('fits') && line.fits[0]) || null,
    colour: (differs.includes('colours') && line.colours[0]) || null,
  };
}

/** The products of a line besides the plain ones. */
export function furtherVariants(line: ProductLine): readonly VariantChoice[] {
  const plain = plainChoice(line, 0);
  switch (severalOf[line.name]) {
    case undefined:
      return [];
    case 'forms and packs': {
      const there = Array.from({ length: plainForms }, (_, variant) => plainChoice(line, variant));
      return line.forms
        .flatMap((form) => line.packs.map((pack) => ({ ...plain, form, pack })))
        .filter(({ form, pack }) => !there.some((one) => one.form === form && one.pack === pack));
    }
    case 'fits':
      return line.fits.slice(1).map((fit) => ({ ...plain, fit }));
    default:
      return line.colours.flatMap((colour) => line.fits.map((fit) => ({ ...plain, fit, colour }))).slice(1);
  }
}
