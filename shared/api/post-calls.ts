import type { Connection } from '../contracts/connections';
import type { RichText } from '../contracts/rich-text';
import type { SitePicture } from '../contracts/site';
import { answerOf, listOf } from './answer';
import { isApiError } from './api-error';
import { fieldsOf, textOf } from './json-fields';
import { richTextFrom } from './rich-text-from';
import { safeAddress } from './safe-address';

/** A post of the blog (P91). */
export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Stands above the title. */
  readonly label: string | null;
  /** As `2026-01-31`. */
  readonly date: string | null;
  readonly picture: SitePicture | null;
  /** Null in a list of all posts. */
  readonly text: RichText | null;
}

/** Calls for the posts. */
export interface PostCalls {
  /** All posts without their texts, newest first, or those with `slug`; none from a backend without posts. Throws ApiError. */
  readonly posts: (slug?: string, signal?: AbortSignal) => Promise<readonly BlogPost[]>;
}

const path = 'api/v1/settings/post';

/** Makes the calls for posts over `shop`. */
export function postCalls(shop: Connection): PostCalls {
  return {
    posts: async (slug, signal) => {
      try {
        const { data } = answerOf(
          await shop.get(path, slug === undefined ? undefined : new URLSearchParams({ slug }), signal),
        );
        return listOf(path, data, postOf);
      } catch (error) {
        if (isApiError(error) && error.status === 404) return [];
        throw error;
      }
    },
  };
}

function postOf(entry: unknown): BlogPost | null {
  const fields = fieldsOf(entry);
  const [slug, title, date] = [textOf(fields.slug), textOf(fields.title), textOf(fields.date)];
  const picture = fieldsOf(fields.picture);
  const url = safeAddress(picture.url);
  if (slug === null || title === null || !/^[a-z0-9-]+$/.test(slug)) return null;
  return {
    slug,
    title,
    summary: textOf(fields.summary) ?? '',
    label: textOf(fields.label),
    date: date !== null && !Number.isNaN(Date.parse(date)) ? date : null,
    picture: url === null ? null : { url, alt: textOf(picture.alt) ?? '' },
    text: richTextFrom(fields.text, { links: true }),
  };
}
