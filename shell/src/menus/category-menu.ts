import type { MenuItem } from './menu-item';

const categories = {
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

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The categories' mega-menu: six columns of seven, all leading to the shop (specification section 2, decision 19). */
export const categoryMenu: MenuItem = {
  id: 'categories',
  text: 'Categories',
  url: '/shop',
  megaItems: Object.entries(categories).map(([text, items]) => ({
    id: slug(text),
    text,
    url: '/shop',
    maincategory: true,
    subMenu: items.map((item) => ({ id: slug(item), text: item, url: '/shop' })),
  })),
};
