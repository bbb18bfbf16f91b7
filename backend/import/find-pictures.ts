import type { Queries } from '../database/database';
import { refuse } from './stage-products';

/** Where the files of an import's pictures are. */
export interface PictureSources {
  /** Whether the folder from which the shop serves pictures has this file, or draws it. */
  isStored(name: string): Promise<boolean>;
  /** Whether the owner's folder has this file. */
  isLocal(name: string): Promise<boolean>;
  /** Checks a file of the owner's folder and stores it for the shop. */
  store(name: string): Promise<{ readonly file: string } | { readonly error: string }>;
}

/** Pictures without an address, by the rows that name them, and whether the product has them. */
const namedFiles = `
  select row, cells, picture ->> 'source' as source,
         exists (select from product_picture
                  where product = matched.product and coalesce(source, file) = picture ->> 'source') as "isKnown"
    from incoming join matched using (number), jsonb_array_elements(given -> 'pictures') as picture
   where picture ->> 'source' !~* '^https://'`;

/**
 * Looks for pictures in the owner's folder, whose file may be another one now, and those that their products do not have in the shop's too.
 * The table `found_file` has their files. Refuses the rows that name files which are no pictures. Returns the names that are in no folder:
 * their products wait for an import that finds them.
 */
export async function findPictures(
  queries: Queries,
  { isLocal, isStored, store }: PictureSources,
): Promise<readonly string[]> {
  const files = new Map<string, string>();
  const absent: string[] = [];
  const broken: { source: string; reason: string }[] = [];
  const named = await queries.query<{ source: string; isKnown: boolean }>(
    `select source, bool_and("isKnown") as "isKnown" from (${namedFiles}) as found group by source order by source`,
  );
  for (const { source, isKnown } of named) {
    const local = (await isLocal(source)) ? await store(source) : { file: null };
    if ('error' in local) broken.push({ source, reason: local.error });
    else if (local.file !== null) files.set(source, local.file);
    else if (isKnown) continue;
    else if (await isStored(source)) files.set(source, source);
    else absent.push(source);
  }
  await queries.script(
    'create temp table found_file (source text primary key, file text not null) on commit drop',
  );
  await queries.query('insert into found_file select * from jsonb_each_text($1::text::jsonb)', [
    JSON.stringify(Object.fromEntries(files)),
  ]);
  await queries.script('analyze found_file');
  if (broken.length === 0) return absent;
  const refused = await queries.query<object>(
    `select distinct on (row) row, 'pictures' as place, left(source, 100) as value, reason, cells
       from (${namedFiles}) as found
       join jsonb_to_recordset($1::text::jsonb) as broken (source text, reason text) using (source)`,
    [JSON.stringify(broken)],
  );
  await refuse(queries, refused);
  return absent;
}
