import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { serverForTest } from '../testing/server-for-test';
import { openSample } from '../testing/test-database';
import { readTextSearch } from './text-search';
import { readVocabulary } from './vocabulary';

let database: Database;
let server: FastifyInstance;

beforeAll(async () => {
  database = await openSample();
  server = await serverForTest(database);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function firstThree(productName: string): Promise<string[]> {
  const query = new URLSearchParams({ productName, limit: '3', sortField: 'relevance' });
  const { data } = (await server.inject(`/api/v1/product?${query}`)).json();
  return data.map(
    ({ productName, maincategory }: { productName: string; maincategory: { name: string } }) =>
      `${productName} (${maincategory.name})`,
  );
}

const wellWritten = [
  ['gauze', /Gauze/],
  ['nitrile gloves', /^Nitrile Examination Gloves/],
  ['surgical mask', /Surgical Mask/],
  ['hand sanitiser', /Hand Sanitiser/],
  ['stethoscope', /Stethoscope/],
  ['blood pressure monitor', /Blood Pressure Monitor/],
  ['ear thermometer', /^Infrared Ear Thermometer/],
  ['pulse oximeter', /Pulse Oximeter/],
  ['scalpel blade', /^Carbon Steel Scalpel Blade/],
  ['dental mirror', /Dental Mirror/],
  ['wheelchair', /Wheelchair/],
  ['autoclave', /Autoclave/],
  ['petri dish', /Petri Dish/],
  ['paper tape', /Paper Tape/],
  ['insulin syringe', /^Insulin Syringe/],
  ['magnifying lamp', /^Magnifying Lamp/],
  ['conforming bandage 5 cm', /^Conforming Bandage 5 cm/],
  ['sharps container', /^Sharps Container/],
  ['bandage scissors', /^Bandage Scissors/],
  ['dressing trolley', /^Dressing Trolley/],
] as const;

const misspelt = [
  ['guaze', /Gauze/],
  ['hygeine wipes', /Wipes.*\(Higiene\)/],
  ['stethescope', /Stethoscope/],
  ['thermometre', /Thermometer/],
  ['hand sanitizer', /Hand Sanitiser/],
  ['nitrle gloves', /^Nitrile Examination Gloves/],
  ['otoscop', /Otoscope/],
  ['sphygmomanometre', /Sphygmomanometer/],
  ['bandadge', /Bandage/],
  ['povidine iodine', /^Povidone-Iodine/],
  ['wheel chair', /Wheelchair/],
  ['siringe', /Syringe/],
  ['forcepts', /Forceps/],
  ['scalple', /Scalpel/],
  ['dissinfectant', /Disinfectant/],
  ['pipete tips', /Pipette Tips/],
  ['opthalmoscope', /Ophthalmoscope/],
  ['hydrocoloid dresing', /^Hydrocolloid Dressing/],
  ['oxymeter', /Oximeter/],
  ['facemask', /Mask/],
] as const;

test.each([...wellWritten, ...misspelt])('‘%s’ has %s among the first three', async (text, expected) => {
  const names = await firstThree(text);
  expect(names.join('\n')).toMatch(new RegExp(expected, 'm'));
});

test('there are forty, half of them misspelt', () => {
  expect([wellWritten.length, misspelt.length]).toEqual([20, 20]);
});

test('a query without a common match takes one search, not one for each combination', async () => {
  const text = 'gauze scalpel thermometer wheelchair autoclave stethoscope mask suture';
  const query = jest.spyOn(database, 'query');
  const { terms, wanted } = await readTextSearch(database, text, await readVocabulary(database));
  expect(terms).toHaveLength(8);
  expect(query.mock.calls.filter(([sql]) => sql.includes('from product'))).toHaveLength(2);
  expect(wanted?.split(') | (').length).toBeLessThan(12);
});
