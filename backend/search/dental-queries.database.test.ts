import { type Catalogue, createCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { openSample } from '../testing/test-database';

let database: Database;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await openSample();
  catalogue = createCatalogue(database);
});

afterAll(() => database.close());

async function firstTwo(text: string): Promise<string[]> {
  const order = { field: 'relevance', falling: false } as const;
  const found = await catalogue.list({ active: true, text }, order, { offset: 0, limit: 2 });
  return found.map(({ name }) => name);
}

const sold = [
  ['curette', /Curette/],
  ['probe', /Periodontal Probe|mirror and probe/],
  ['explorer', /Explorer/],
  ['prophy', /Prophy Angle/],
  ['dam', /Rubber Dam/],
  ['rubber dam', /Rubber Dam/],
  ['burs', /Diamond Bur/],
  ['bur', /Diamond Bur/],
  ['alginate', /Alginate/],
  ['cotton rolls', /Cotton Gauze Roll/],
  ['face shield', /Face Shield/],
  ['loupes', /Loupe/],
  ['autoclave pouch', /Sterilisation Pouch/],
  ['handpiece', /Handpiece/],
  ['forceps', /Forceps/],
  ['elevator', /Elevator/],
  ['luxator', /Luxating Elevator/],
  ['suture', /Suture/],
  ['needle', /Needle/],
  ['gauze', /Gauze/],
  ['mask level 2', /^Level 2 Surgical Mask/],
  ['gloves nitrile', /^Nitrile Examination Gloves/],
  ['hand gel', /Hand Gel/],
  ['surface wipes', /Surface Wipes/],
  ['mirror', /Mirror/],
  ['mouth mirror', /Dental Mirror/],
  ['curing light', /Curing Light/],
  ['contra angle', /Contra-Angle/],
  ['operator stool', /Operator Stool/],
] as const;

const notSold =
  `scaler, scalers, ultrasonic scaler, saliva ejector, suction tip, bib, etchant, impression tray, composite,
  matrix band, wedge, articulating paper, anaesthetic, lignocaine, fluoride, sealant, cement, retraction cord, syringe tips,
  x-ray film, amalgam, denture box, dental floss, mouthwash, crown, bracket wire, cheek retractor, plugger, carver,
  trimmer, polishing disc, tray, liner, cord, microbrush, headrest cover, haemostatic, dental chair, spore test, surgical drape, bur stand, mouth prop, collagen plug`.split(
    /,\s+/,
  );

test.each(sold)('‘%s’ gives what it names', async (text, expected) => {
  const names = await firstTwo(text);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !expected.test(name))).toEqual([]);
  expect(await catalogue.searchedFor({ active: true, text })).toBeNull();
});

test.each(notSold)('‘%s’, which the shop lacks, is nothing else', async (text) => {
  expect(await firstTwo(text)).toEqual([]);
});

test.each([
  ['guaze', 'gauze'],
  ['forcepts', 'forceps'],
  ['cath', null],
  ['nitri', 'nitrile'],
  ['prophy paste', 'prophy'],
  ['oral mirror', 'oral or mirror'],
])('‘%s’ is shown as ‘%s’, and says so', async (text, searchedFor) => {
  expect(await catalogue.searchedFor({ active: true, text })).toBe(searchedFor);
});

test('words in quotation marks are all required, as typed', async () => {
  expect(await firstTwo('“guaze”')).toEqual([]);
  expect(await firstTwo('"prophy paste"')).toEqual([]);
  expect(await firstTwo('"gauze"')).toHaveLength(2);
  expect(await catalogue.searchedFor({ active: true, text: '"guaze"' })).toBeNull();
});
