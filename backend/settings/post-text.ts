import type { RichText } from '@storefront/shared/contracts/rich-text';
import { marked } from 'marked';
import { Fault } from '../import/reading/clean-text';
import { richTextOf } from '../import/reading/rich-text';
import { StartupError } from '../startup-error';
import type { PostFile } from './settings-schema';

/** A post's Markdown as data. HTML in it is read as a product's: only allowed elements stay. @throws StartupError that names the post */
export function postText(slug: string, { markdown }: PostFile): RichText {
  try {
    return richTextOf(marked.parse(markdown, { async: false }), { links: true });
  } catch (error) {
    const reason =
      error instanceof Fault
        ? error.message
        : error instanceof RangeError
          ? 'It is nested too deeply.'
          : null;
    throw reason ? new StartupError(`posts/${slug}.md: ${reason}`) : error;
  }
}
