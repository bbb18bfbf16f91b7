import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { numberOf } from '@storefront/shared/release/version';
import { kilobytes } from '../../published/kilobytes';
import { releaseContents } from '../../published/release-contents';
import type { Check } from '../check';

/** Whether its browser files are within the budget of its remote, and how many bytes more or less they are than what is live. */
export const bytesWithinBudget: Check = {
  name: 'bytes',
  async run({ remote, version, folder, replaced }) {
    const bytes = await browserBytes(folder, remote, version);
    const live = replaced && (await liveBytes(folder, remote, replaced.metadata.version));
    const budget = workspaceRemotes.find(({ name }) => name === remote)?.budget ?? null;
    const isOver = budget !== null && bytes > budget;
    const said = [
      `Its browser files are ${kilobytes(bytes)} KB${budget === null ? '' : ` of ${kilobytes(budget)}`}`,
      ...(live ? [`${difference(bytes - live.bytes)} ${numberOf(live.version)}`] : []),
    ];
    return {
      findings: isOver
        ? [
            `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${budget}.`,
          ]
        : [],
      notes: [`${said.join(', ')}.`],
      measured: { bytes, budget, live },
    };
  },
};

/** Null for a release that cannot be read here. */
async function liveBytes(folder: string, remote: string, version: string) {
  const bytes = await browserBytes(folder, remote, version).catch(() => null);
  return bytes === null ? null : { version, bytes };
}

/** As most browsers get them, packed with brotli. */
async function browserBytes(folder: string, remote: string, version: string): Promise<number> {
  return (await releaseContents(folder, remote, version)).bytes.browser.br;
}

function difference(bytes: number): string {
  if (bytes === 0) return 'as many as';
  return `${kilobytes(Math.abs(bytes))} ${bytes > 0 ? 'more' : 'less'} than`;
}
