import { placeName } from './place-name';

test.each([
  ['PYRMONT', 'Pyrmont'],
  [' ALICE  SPRINGS ', 'Alice Springs'],
  ["O'CONNOR", "O'Connor"],
  ['O’CONNOR', "O'Connor"],
  ["TAM O'SHANTER", "Tam O'Shanter"],
  ["D'AGUILAR", "D'Aguilar"],
  ["K'GARI", "K'gari"],
  ['MCMAHONS POINT', 'McMahons Point'],
  ['MACQUARIE PARK', 'Macquarie Park'],
  ['BRIGHTON-LE-SANDS', 'Brighton-Le-Sands'],
  ['MOUNT KURING-GAI', 'Mount Kuring-gai'],
  ['KINGSTON-ON-MURRAY', 'Kingston-on-Murray'],
  ['PORT OF BRISBANE', 'Port of Brisbane'],
  ['THE ROCKS', 'The Rocks'],
  ['RAAF BASE DARWIN', 'RAAF Base Darwin'],
  ['HOME ISLAND COCOS (KEELING) ISLANDS', 'Home Island Cocos (Keeling) Islands'],
  ['Australian National University', 'Australian National University'],
])('%s is %s', (capitals, name) => {
  expect(placeName(capitals)).toBe(name);
});
