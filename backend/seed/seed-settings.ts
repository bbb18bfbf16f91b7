import { states } from 'sample/places/states';
import { readSuburbs } from 'sample/places/suburbs';
import { settings } from 'sample/settings';
import { stableId } from 'sample/stable-id';
import type { Queries } from '../database/database';

/** Replaces the shop's settings, the states and all of Australia's suburbs by the sample ones. */
export async function seedSettings({ query, script }: Queries): Promise<void> {
  await script('truncate setting, state, suburb');
  const entries = Object.entries(settings).flatMap(([kind, list]) =>
    list.map((entry, position) => ({ kind, position, entry })),
  );
  await query(
    `insert into setting select * from jsonb_to_recordset($1::text::jsonb)
       as one (kind text, position integer, entry jsonb)`,
    [JSON.stringify(entries)],
  );
  await query(
    `insert into state select * from jsonb_to_recordset($1::text::jsonb) as one (id text, name text, abbreviation text)`,
    [JSON.stringify(states.map((state) => ({ ...state, id: stableId(`state ${state.abbreviation}`) })))],
  );
  await query(
    `insert into suburb select * from jsonb_to_recordset($1::text::jsonb)
       as one (state_abbreviation text, name text, postcode text)`,
    [JSON.stringify(await readSuburbs())],
  );
}
