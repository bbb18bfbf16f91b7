import { type Tint, tintNames } from '../pictures/tints';
import { stableId } from '../stable-id';
import { chance } from './chance';
import { featuresOf, tagsOf } from './features';
import { furtherVariants, plainChoice, type VariantChoice } from './further-variants';
import { brandsOf, mainCategories } from './main-categories';
import { packPrice, regularPrice } from './price';
import type { ProductLine } from './product-lines';

/** A product of the sample. Names are columns of the backend's table `product`, except `pictures` and those from `main_name` on. */
export interface SampleProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly main_id: string;
  readonly category_id: string;
  /** AUD. */
  readonly price: number | null;
  readonly sale_price: number | null;
  readonly on_sale: boolean;
  readonly featured: boolean;
  readonly top: boolean;
  readonly latest: boolean;
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  readonly sku: string;
  readonly description: string;
  /** Pieces in one pack; null where they cannot be counted. */
  readonly pack_size: number | null;
  readonly tags: readonly string[];
  readonly features: readonly string[];
  /** Equal for products that differ only in size, colour or pack; null for a product without variants. */
  readonly family: string | null;
  /** Files of its pictures in their order. */
  readonly pictures: readonly string[];
  /** ISO 8601. */
  readonly created_at: string;
  readonly main_name: string;
  readonly category_name: string;
  /** Kind of product, in a word. */
  readonly noun: string;
}

const shelves = mainCategories.flatMap((main) => main.subcategories.map((category) => ({ main, category })));
const series = [
  'Essential',
  'Classic',
  'Select',
  'Plus',
  'Pro',
  'Premium',
  'Clinic',
  'Daily',
  'Advance',
  'Prime',
] as const;
const newestDay = Date.UTC(2025, 5, 30);
const day = 24 * 60 * 60 * 1000;
const care = [
  'Store in a cool, dry place away from direct sunlight.',
  'Packed in Australia and dispatched from our Sydney warehouse.',
  'Supplied with instructions for use in plain English.',
  'Meets the requirements of Australian clinics and day surgeries.',
] as const;

/** Products that are the forms and packs of their lines: ten in each of the 42 sub-categories. */
const plainProducts = 420;

/** Products of the usual sample: the plain ones and the further sizes, colours and packs of some of them. */
export const usualProducts = 451;

/**
 * The product with this number, whatever else is made. Numbers cycle through the 42 sub-categories; the first ten of
 * each are the forms and packs of its lines. Then come further sizes, colours and packs of some of these, and later numbers
 * belong to named series.
 */
export function makeProduct(
  number: number,
  lines: ReadonlyMap<string, readonly ProductLine[]>,
): SampleProduct {
  if (number < plainProducts || number >= usualProducts) return described(number, lines, null);
  const further = furtherProducts(lines)[number - plainProducts];
  if (!further) throw new Error(`assortment.tsv has no line for product ${number}.`);
  return described(further.plain, lines, further);
}

interface FurtherProduct extends VariantChoice {
  /** Number of the plain product that it is another size, colour or pack of. */
  readonly plain: number;
  /** Among those of the same line, from 2 on; as a letter, from B on, it is the end of its SKU. */
  readonly position: number;
}

function furtherProducts(lines: ReadonlyMap<string, readonly ProductLine[]>): FurtherProduct[] {
  return shelves.flatMap(({ category }, shelf) =>
    (lines.get(category.slug) ?? []).flatMap((line, nth) =>
      furtherVariants(line).map((choice, index) => ({
        ...choice,
        plain: nth * shelves.length + shelf,
        position: index + 2,
      })),
    ),
  );
}

/** @param further what the product is instead of the plain one with this number */
function described(
  number: number,
  lines: ReadonlyMap<string, readonly ProductLine[]>,
  further: FurtherProduct | null,
): SampleProduct {
  const shelf = shelves[number % shelves.length];
  const round = Math.floor(number / shelves.length);
  const onShelf = shelf && lines.get(shelf.category.slug);
  const line = onShelf?.[round % onShelf.length];
  if (!line || !shelf) throw new Error(`assortment.tsv has no line for product ${number}.`);

  const { main, category } = shelf;
  const luck = chance(number + 1);
  const isPlain = round < 10;
  const variant = Math.floor(round / onShelf.length);
  const plain = plainChoice(line, variant);
  const choice = further ?? (isPlain ? plain : { ...plain, pack: luck.pick(line.packs) });
  const { form, pack, fit, colour } = choice;
  const cost = packPrice(line.price, line.forms.indexOf(form), pack, line.packs[0], luck);
  const priced = !luck.happens(0.03);
  const onSale = priced && luck.happens(0.25);
  const age = Math.floor(luck.between(0, 600));
  const pictured = !luck.happens(0.04);
  const named = isPlain ? line.name : `${luck.pick(series)} ${line.name}`;
  const brand = luck.happens(0.02) ? null : luck.pick(brandsOf[main.code] ?? ['Northbrook']);
  const parts = [fit, colour, pack === 'single' ? null : pack].filter((part) => part !== null);
  const name = [`${named}${/\d/.test(form) ? ' ' : ', '}${form}`, ...parts].join(', ');
  const sku = `${main.code}-${String(number + 1).padStart(6, '0')}${further ? String.fromCharCode(64 + further.position) : ''}`;
  const sizes = sizesOf(line, choice);
  const colours = colour !== null ? [colour] : line.colours;
  const featured = luck.happens(0.08);
  const top = luck.happens(0.1);
  const description = `${line.about} ${brand ? `Made by ${brand} and` : 'A house line,'} supplied as ${supplied(pack)}. ${luck.pick(care)}`;
  // As in any shop, a few products lack details.
  const isSilent = chance(number + 20_000).happens(0.1);
  return {
    id: stableId(`product ${number}${further ? ` ${further.position}` : ''}`),
    name,
    brand,
    main_id: main.id,
    category_id: category.id,
    price: onSale ? regularPrice(cost, luck) : priced ? cost : null,
    sale_price: onSale ? cost : null,
    on_sale: onSale,
    featured,
    top,
    latest: age < 45,
    sizes,
    colours,
    sku,
    description,
    pack_size: packSize(pack),
    tags: isSilent ? [] : (tagsOf[main.code] ?? []),
    features: isSilent ? [] : (featuresOf[category.slug] ?? []),
    family: isPlain
      ? stableId(`family ${category.slug} ${line.name}${isSize(form) ? '' : ` ${form}`}`)
      : null,
    pictures: pictured ? picturesOf(line, luck.pick(tintNames)) : [],
    created_at: new Date(newestDay - age * day - Math.floor(luck.between(0, day))).toISOString(),
    main_name: main.name,
    category_name: category.name,
    noun: nounOf(line.name),
  };
}

/** From the front, from another side or open, and a detail or the pack. */
function picturesOf({ picture }: ProductLine, tint: Tint): readonly string[] {
  return [1, 2, 3].map((view) => `${picture}-${view}.${tint}.svg`);
}

function isSize(form: string): boolean {
  return /^size |\d/.test(form);
}

function sizesOf({ fits }: ProductLine, { fit, form }: VariantChoice): readonly string[] {
  if (fit !== null) return [fit];
  if (fits.length > 0) return fits;
  return isSize(form) ? [form.replace(/^size /, '')] : [];
}

function packSize(pack: string): number | null {
  if (pack === 'single') return 1;
  const [, pieces] = / of (\d+)/.exec(pack) ?? [];
  return pieces === undefined ? null : Number(pieces);
}

function supplied(pack: string): string {
  if (pack === 'single') return 'a single item';
  return pack.startsWith('with ') ? `a single item ${pack}` : `a ${pack}`;
}

/** The kind of a product, in a word: 'Needle Holder' is a holder, 'Suture with Needle' a suture. */
function nounOf(name: string): string {
  return / (\S+)$/.exec(` ${name.split(/ (?:with|for|in|and) /)[0]}`)?.[1] ?? name;
}
