import type { Database } from '../database/database';

/** A picture that only its holder fetches, until its lease ends. */
export interface AwaitedPicture {
  readonly product: string;
  readonly position: number;
  /** Its address. */
  readonly source: string;
}

/** A picture that is stored under the name `file`. */
export interface StoredPicture extends AwaitedPicture {
  readonly file: string;
}

/** Tries of one picture; they take two days. */
const mostTries = 8;

/** Longer than a picture takes to fetch, to check and to publish. */
const lease = '3 minutes';

/** A minute after the first try, then four times longer each time, at most a day. */
const pause = "least(interval '1 day', interval '1 minute' * 4 ^ (tries - 1))";

/** When what failed for good is due. */
const never = "'infinity'::timestamptz";

const newVersion = 'update catalogue set version = version + 1';

/** The pictures of a database that have addresses and no files. Its clock counts, for all backends. */
export type PictureQueue = ReturnType<typeof pictureQueue>;

/** The queue in this database. */
export function pictureQueue(database: Database) {
  const { query } = database;
  return {
    /** Claims the one that has been due longest, null when none is. No two callers of any process get the same one. */
    claim: async (): Promise<AwaitedPicture | null> => {
      const [picture] = await query<AwaitedPicture>(
        `update awaited_picture set next_try_at = now() + interval '${lease}', tries = tries + 1
          where (product, position) = (select product, position from awaited_picture where next_try_at <= now()
                                        order by next_try_at, product, position limit 1 for update skip locked)
         returning product, position, source`,
      );
      return picture ?? null;
    },
    /** Gives one back as if it had not been tried. */
    release: async ({ product, position, source }: AwaitedPicture): Promise<void> => {
      await query(
        `update awaited_picture set next_try_at = now(), tries = greatest(0, tries - 1)
          where (product, position, source) = ($1, $2, $3)`,
        [product, position, source],
      );
    },
    /** Records why a try failed; it is due again after a pause that grows, unless it was the last or `isFinal`. */
    failed: async (
      { product, position, source }: AwaitedPicture,
      sentence: string,
      isFinal: boolean,
    ): Promise<void> => {
      await query(
        `update awaited_picture
            set error = $4, next_try_at = case when $5 or tries >= ${mostTries} then ${never} else now() + ${pause} end
          where (product, position, source) = ($1, $2, $3)`,
        [product, position, source, sentence, isFinal],
      );
    },
    /** Shows these in the shop, which forgets its cached products. Those that are awaited no longer are left out. */
    publish: (pictures: readonly StoredPicture[]): Promise<void> =>
      database.transaction(async (queries) => {
        const shown = await queries.query(
          `with stored as (
             delete from awaited_picture as awaited
              using jsonb_to_recordset($1::text::jsonb) as stored (product text, position integer, source text, file text)
              where (awaited.product, awaited.position, awaited.source) = (stored.product, stored.position, stored.source)
             returning awaited.*, file
           )
           insert into product_picture (product, position, file, source, alternative_text)
           select product, position, file, source, alternative_text from stored
           on conflict (product, position) do update
             set file = excluded.file, source = excluded.source, alternative_text = excluded.alternative_text
           returning product`,
          [JSON.stringify(pictures)],
        );
        if (shown.length > 0) await queries.script(newVersion);
      }),
    /** Shows pictures no longer whose file cannot be rendered, and lists them as failed. */
    withdraw: (file: string, sentence: string): Promise<void> =>
      database.transaction(async (queries) => {
        await queries.query(
          `with broken as (delete from product_picture where file = $1 returning *)
           insert into awaited_picture (product, position, source, alternative_text, tries, next_try_at, error)
           select product, position, coalesce(source, file), alternative_text, ${mostTries}, ${never}, $2 from broken
           on conflict do nothing`,
          [file, sentence],
        );
        await queries.script(newVersion);
      }),
  };
}
