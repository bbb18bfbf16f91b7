import type { MainCategory, ProductCategory } from '@storefront/shared/api/category-calls';
import type { SiteCategory } from '@storefront/shared/contracts/site';
import { mainCategoryPath, subCategoryPath } from '@storefront/shared/product/paths';
import type { MenuItem, OwnMenus } from './main-menu';

const categories: Readonly<Record<string, readonly string[]>> = {
  'Wound Care': [
    'Gauze & Swabs',
    'Bandages',
    'Adhesive Dressings',
    'Foam & Hydrocolloid Dressings',
    'Wound Closure',
    'Tapes & Retention',
    'Wound Cleansing',
  ],
  Higiene: [
    'Hand Sanitisers',
    'Soaps & Skin Care',
    'Gloves',
    'Face Masks & Eyewear',
    'Surface Disinfectants',
    'Wipes & Tissues',
    'Protective Apparel',
  ],
  Laboratory: [
    'Test Tubes & Vials',
    'Beakers & Flasks',
    'Pipettes & Tips',
    'Microscopy',
    'Sample Collection',
    'Centrifuges & Mixers',
    'Laboratory Storage',
  ],
  Tools: [
    'Scissors',
    'Forceps & Tweezers',
    'Scalpels & Blades',
    'Dental Mirrors & Probes',
    'Dental Extraction',
    'Needle Holders & Clamps',
    'Syringes & Needles',
  ],
  Diagnosis: [
    'Stethoscopes',
    'Thermometers',
    'Blood Pressure Monitors',
    'Pulse Oximeters',
    'Otoscopes & Ophthalmoscopes',
    'Glucose & Rapid Tests',
    'Scales & Measuring',
  ],
  Equipment: [
    'Examination Couches',
    'Stools & Seating',
    'Lamps & Lighting',
    'Sterilisers & Autoclaves',
    'Trolleys & Carts',
    'Dental Handpieces',
    'Mobility Aids',
  ],
};

/** The six columns of the categories' mega-menu (P10). */
export const categoryColumns = Object.entries(categories).map(([heading, items]) => ({ heading, items }));

/** The categories' mega-menu: six columns of seven entries (P10), or the shop's own, with links to the backend's categories (P11). */
export function categoryMenu(
  known: MenuCategories,
  { categories: columns = categoryColumns }: OwnMenus = {},
): MenuItem {
  return {
    id: 'categories',
    text: 'Categories',
    url: '/shop',
    megaItems: columns.map(({ heading: main, items }) => ({
      ...mainCategoryItem(main, known.mains),
      subMenu: items.map((item) => subCategoryItem(item, main, known)),
    })),
  };
}

/** The backend's categories, by which menu names are resolved. */
export interface MenuCategories {
  readonly mains: readonly MainCategory[];
  /** Sub-categories whose main category is unknown. */
  readonly others: readonly ProductCategory[];
}

/** The entry of a main category by its menu name; links to the shop when the backend lacks it. */
export function mainCategoryItem(text: string, mains: readonly SiteCategory[]): MenuItem {
  const known = mains.find(goesBy(text));
  const item = { id: simple(text), text, maincategory: true };
  return known ? { ...item, url: mainCategoryPath(known.id), mainId: known.id } : { ...item, url: '/shop' };
}

/** The entry of a sub-category by its own and its main category's menu name; links to the nearest category of the backend. */
export function subCategoryItem(text: string, main: string, { mains, others }: MenuCategories): MenuItem {
  const own = mains.find(goesBy(main));
  const known = [own, ...mains]
    .flatMap((one) => one?.subcategories ?? [])
    .concat(others)
    .find(goesBy(text));
  const url = known ? subCategoryPath(known.id) : mainCategoryItem(main, mains).url;
  return { id: simple(text), text, url };
}

/** Matches a category by normalised name or slug. */
function goesBy(text: string) {
  return ({ name, slug }: SiteCategory) => simple(name) === simple(text) || simple(slug) === simple(text);
}

const simple = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
