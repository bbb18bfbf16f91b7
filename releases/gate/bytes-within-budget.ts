import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { numberOf } from '@storefront/shared/release/version';
import { releaseContents } from '../published/release-contents';
import { kilobytes } from '../published/sent-bytes';
import type { Check } from './quick-checks';

/** Whether its browser files are within the budget of its remote, and how many bytes more or less they are than what is live. */
export const bytesWithinBudget: Check = async ({ remote, version, folder, replaced }) => {
  const { br: bytes, identity } = await browserBytes(folder, remote, version);
  // Null for a release that cannot be read here.
  const live = replaced && (await browserBytes(folder, remote, replaced.metadata.version).catch(() => null));
  const budget = workspaceRemotes.find(({ name }) => name === remote)?.budget ?? null;
  const than = replaced && live && ` than ${numberOf(replaced.metadata.version)}`;
  const said = [
    `Its browser files are ${kilobytes(bytes)} KB${budget === null ? '' : ` of ${kilobytes(budget)}`}`,
    ...(live && than
      ? [`${difference(bytes - live.br)}${than}, and ${difference(identity - live.identity)} unpacked`]
      : []),
  ];
  const over = `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${budget}.`;
  return {
    findings: budget !== null && bytes > budget ? [over] : [],
    notes: [`${said.join(', ')}.`],
    measured: { bytes, budget, live: live && { version: replaced?.metadata.version, bytes: live.br } },
  };
};

/** As most browsers get them, packed with brotli; and unpacked. */
async function browserBytes(folder: string, remote: string, version: string) {
  return (await releaseContents(folder, remote, version)).bytes.browser;
}

function difference(bytes: number): string {
  return `${kilobytes(Math.abs(bytes))} KB ${bytes < 0 ? 'less' : 'more'}`;
}
