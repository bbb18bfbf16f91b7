import type { Queries } from '../database/database';
import { type PlanCounts, planKinds } from './plan';

/** The latest revisions of the catalogue, a line each, newest first. */
export async function historyLines({ query }: Queries): Promise<readonly string[]> {
  const rows = await query<{ number: number; made_at: Date; what: string; counts: PlanCounts }>(
    'select number, made_at, what, counts from catalogue_revision order by number desc limit 100',
  );
  return rows.map(({ number, made_at, what, counts }) => {
    const time = made_at.toISOString().slice(0, 16).replace('T', ' ');
    return `${number}  ${time}  ${what}: ${planKinds.map((kind) => `${counts[kind]} ${kind}`).join(', ')}`;
  });
}
