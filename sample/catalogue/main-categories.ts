import { stableId } from '../stable-id';

interface SampleCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** A main category with its seven sub-categories. */
interface SampleMainCategory extends SampleCategory {
  /** Letters its products' SKUs begin with. */
  readonly code: string;
  readonly subcategories: readonly SampleCategory[];
}

const tree: Readonly<
  Record<string, { readonly code: string; readonly slugs: Readonly<Record<string, string>> }>
> = {
  'Wound Care': {
    code: 'WND',
    slugs: {
      'gauze-swabs': 'Gauze & Swabs',
      bandages: 'Bandages',
      'adhesive-dressings': 'Adhesive Dressings',
      'foam-dressings': 'Foam & Hydrocolloid Dressings',
      'wound-closure': 'Wound Closure',
      tapes: 'Tapes & Retention',
      'wound-cleansing': 'Wound Cleansing',
    },
  },
  Higiene: {
    code: 'HIG',
    slugs: {
      'hand-sanitisers': 'Hand Sanitisers',
      soaps: 'Soaps & Skin Care',
      gloves: 'Gloves',
      'face-masks': 'Face Masks & Eyewear',
      'surface-disinfectants': 'Surface Disinfectants',
      wipes: 'Wipes & Tissues',
      'protective-apparel': 'Protective Apparel',
    },
  },
  Laboratory: {
    code: 'LAB',
    slugs: {
      'test-tubes': 'Test Tubes & Vials',
      'beakers-flasks': 'Beakers & Flasks',
      pipettes: 'Pipettes & Tips',
      microscopy: 'Microscopy',
      'sample-collection': 'Sample Collection',
      'centrifuges-mixers': 'Centrifuges & Mixers',
      'laboratory-storage': 'Laboratory Storage',
    },
  },
  Tools: {
    code: 'TLS',
    slugs: {
      scissors: 'Scissors',
      forceps: 'Forceps & Tweezers',
      scalpels: 'Scalpels & Blades',
      'dental-mirrors-probes': 'Dental Mirrors & Probes',
      'dental-extraction': 'Dental Extraction',
      'needle-holders-clamps': 'Needle Holders & Clamps',
      'syringes-needles': 'Syringes & Needles',
    },
  },
  Diagnosis: {
    code: 'DIA',
    slugs: {
      stethoscopes: 'Stethoscopes',
      thermometers: 'Thermometers',
      'blood-pressure-monitors': 'Blood Pressure Monitors',
      'pulse-oximeters': 'Pulse Oximeters',
      otoscopes: 'Otoscopes & Ophthalmoscopes',
      'rapid-tests': 'Glucose & Rapid Tests',
      scales: 'Scales & Measuring',
    },
  },
  Equipment: {
    code: 'EQP',
    slugs: {
      'examination-couches': 'Examination Couches',
      stools: 'Stools & Seating',
      lamps: 'Lamps & Lighting',
      sterilisers: 'Sterilisers & Autoclaves',
      trolleys: 'Trolleys & Carts',
      'dental-handpieces': 'Dental Handpieces',
      'mobility-aids': 'Mobility Aids',
    },
  },
};

/** The six main categories in the order and spelling of P10. */
export const mainCategories: readonly SampleMainCategory[] = Object.entries(tree).map(
  ([name, { code, slugs }]) => ({
    ...category(name, name.toLowerCase().replaceAll(' ', '-')),
    code,
    subcategories: Object.entries(slugs).map(([slug, subName]) => category(subName, slug)),
  }),
);

function category(name: string, slug: string): SampleCategory {
  return { id: stableId(`category ${slug}`), name, slug };
}

/** Brands made up for the sample catalogue, by the letters of the main category they supply. */
export const brandsOf: Readonly<Record<string, readonly [string, ...string[]]>> = {
  WND: ['Derwent Care', 'Softfield', 'Koolari', 'Banksia Clinical', 'Northbrook'],
  HIG: ['Puresand', 'Koolari', 'Wattle & Reed', 'Clearmere', 'Softfield'],
  LAB: ['Lumenvale', 'Tallowood Scientific', 'Clearmere', 'Orrin Labware'],
  TLS: ['Corrimal Instruments', 'Harrow & Pike', 'Dentaro', 'Steelbay'],
  DIA: ['Auralis', 'Northbrook', 'Vitaline', 'Lumenvale', 'Harrow & Pike'],
  EQP: ['Ironbark Medical', 'Dentaro', 'Vitaline', 'Carrington Clinic', 'Steelbay'],
};
