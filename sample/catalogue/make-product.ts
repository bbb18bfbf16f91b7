import { stableId } from '../stable-id';
import { brandsOf } from './brands';
import { chance } from './chance';
import { mainCategories } from './main-categories';
import { packPrice, regularPrice } from './price';
import type { ProductLine } from './product-lines';

/** A product of the sample; but for the last two, names are the columns of the backend's table `product`. */
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
  readonly picture_kind: string | null;
  readonly picture_tint: number | null;
  /** ISO 8601. */
  readonly created_at: string;
  /** What it is, in a word. */
  readonly noun: string;
  /** What it has and belongs to, for it is searched for by that as well. */
  readonly kin: string;
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

/**
 * The product with this number, the same whatever else is made. Numbers go round the 42 sub-categories; the first ten of
 * each are the forms and packs of its lines, later ones belong to named series.
 */
export function makeProduct(
  number: number,
  lines: ReadonlyMap<string, readonly ProductLine[]>,
): SampleProduct {
  const shelf = shelves[number % shelves.length];
  const round = Math.floor(number / shelves.length);
  const onShelf = shelf && lines.get(shelf.category.slug);
  const line = onShelf?.[round % onShelf.length];
  if (!line || !shelf) throw new Error(`assortment.tsv has no line for product ${number}.`);

  const { main, category } = shelf;
  const luck = chance(number + 1);
  const variant = Math.floor(round / onShelf.length);
  const form = line.forms[variant % line.forms.length] ?? line.forms[0];
  const pack =
    round < 10 ? (line.packs[variant % line.packs.length] ?? line.packs[0]) : luck.pick(line.packs);
  const cost = packPrice(line.price, line.forms.indexOf(form), pack, line.packs[0], luck);
  const priced = !luck.happens(0.03);
  const onSale = priced && luck.happens(0.25);
  const age = Math.floor(luck.between(0, 600));
  const pictured = !luck.happens(0.04);
  const named = round < 10 ? line.name : `${luck.pick(series)} ${line.name}`;
  const brand = luck.happens(0.02) ? null : luck.pick(brandsOf[main.code] ?? ['Northbrook']);
  const name = `${named}${/\d/.test(form) ? ' ' : ', '}${form}${pack === 'single' ? '' : `, ${pack}`}`;
  const sku = `${main.code}-${String(number + 1).padStart(6, '0')}`;
  const sizes = line.fits.length > 0 ? line.fits : /^size |\d/.test(form) ? [form.replace(/^size /, '')] : [];
  const featured = luck.happens(0.08);
  const top = luck.happens(0.1);
  const description = `${line.about} ${brand ? `Made by ${brand} and` : 'A house line,'} supplied as ${supplied(pack)}. ${luck.pick(care)}`;
  return {
    id: stableId(`product ${number}`),
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
    colours: line.colours,
    sku,
    description,
    picture_kind: pictured ? line.picture : null,
    picture_tint: pictured ? Math.floor(luck.between(1, 7)) : null,
    created_at: new Date(newestDay - age * day - Math.floor(luck.between(0, day))).toISOString(),
    noun: nounOf(line.name),
    kin: [brand, main.name, category.name, sku, ...sizes, ...line.colours].join(', '),
  };
}

function supplied(pack: string): string {
  if (pack === 'single') return 'a single item';
  return pack.startsWith('with ') ? `a single item ${pack}` : `a ${pack}`;
}

/** What a product is, in a word: 'Needle Holder' is a holder, 'Suture with Needle' a suture. */
function nounOf(name: string): string {
  return / (\S+)$/.exec(` ${name.split(/ (?:with|for|in|and) /)[0]}`)?.[1] ?? name;
}
