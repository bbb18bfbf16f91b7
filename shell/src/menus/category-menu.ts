import { type MenuCategories, mainCategoryItem, subCategoryItem } from './category-items';
import type { MenuItem } from './menu-item';

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

/** The six main categories by name (P10). */
export const mainCategoryNames = Object.keys(categories);

/** The categories' mega-menu: six columns of seven (P10), leading to what the backend has of them (P11). */
export function categoryMenu(known: MenuCategories): MenuItem {
  return {
    id: 'categories',
    text: 'Categories',
    url: '/shop',
    megaItems: Object.entries(categories).map(([main, items]) => ({
      ...mainCategoryItem(main, known.mains),
      subMenu: items.map((item) => subCategoryItem(item, main, known)),
    })),
  };
}
