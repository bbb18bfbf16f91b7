import type { PageFile } from '../remotes/compose';
import { fetchVerified } from '../remotes/fetch-verified';
import { memoizeLoad } from '../remotes/memoize-load';
import type { InlineStyle } from '../security/security-headers';
import { inlineStyle } from '../security/security-headers';

const styleText = memoizeLoad(
  ({ url, integrity }: PageFile) => `${url} ${integrity}`,
  async ({ url, integrity }) => inlineStyle(url, (await fetchVerified(url, integrity)).toString('utf8')),
);

/** Fetches the stylesheets of a page's remotes. Those that fail are left for the browser to load. */
export async function remoteStyles(
  files: readonly PageFile[],
): Promise<{ inline: InlineStyle[]; links: PageFile[] }> {
  const settled = await Promise.allSettled(files.map((file) => styleText(file)));
  return {
    inline: settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    links: files.filter((_, index) => settled[index]?.status === 'rejected'),
  };
}
