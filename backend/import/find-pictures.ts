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

/** New sources of pictures, with a row each that names them. */
const newSources = `
  with known as (
    select product, coalesce(source, file) as source from product_picture
    union select product, source from awaited_picture where source ~* '^https?://'
  ), named as (
    select row, matched.product, picture ->> 'source' as source, cells
      from incoming join matched using (number), jsonb_array_elements(given -> 'pictures') as picture
  )
  select named.* from named left join known using (product, source) where known.source is null and source !~* '^https://'`;

/** What was found of the pictures that their products did not have. */
interface FoundPictures {
  /** Stored files by source. */
  readonly files: ReadonlyMap<string, string>;
  /** File names that are in no folder: their products wait for an import that finds them. */
  readonly absent: readonly string[];
}

/**
 * Looks for the files of pictures that their products did not have, and refuses the rows that name files which are no pictures.
 * @param stores whether files of the owner's folder are stored now
 */
export async function findPictures(
  queries: Queries,
  sources: PictureSources,
  stores: boolean,
): Promise<FoundPictures> {
  const files = new Map<string, string>();
  const absent: string[] = [];
  const broken: { source: string; reason: string }[] = [];
  const named = await queries.query<{ source: string }>(
    `select distinct source from (${newSources}) as found order by source`,
  );
  for (const { source } of named) {
    const stored = await storedFile(source, sources, stores);
    if (stored === null) absent.push(source);
    else if ('file' in stored) files.set(source, stored.file);
    else broken.push({ source, reason: stored.error });
  }
  if (broken.length === 0) return { files, absent };
  const refused = await queries.query<object>(
    `select distinct on (row) row, 'pictures' as place, left(source, 100) as value, reason, cells
       from (${newSources}) as found
       join jsonb_to_recordset($1::text::jsonb) as broken (source text, reason text) using (source)`,
    [JSON.stringify(broken)],
  );
  await refuse(queries, refused);
  return { files, absent };
}

async function storedFile(name: string, { isLocal, isStored, store }: PictureSources, stores: boolean) {
  if (await isLocal(name)) return stores ? store(name) : { file: name };
  if (await isStored(name)) return { file: name };
  return null;
}
