import type { Command } from 'commander';
import { type BrowserOption, depthOf, withoutBrowser } from '../browser-option';
import { type Cli, command, type JsonOption } from '../cli';
import { acceptedText, findingText } from '../finding-text';
import { releaseNamed } from '../named-releases';
import { WrongUsage } from '../wrong-usage';

interface CheckCommandOptions extends JsonOption, BrowserOption {
  readonly accept?: readonly string[];
  readonly why?: string;
}

/** `check`: whether a release may get visitors. */
export function checkCommand({ folder, log, check, operator }: Cli): Command {
  return command(
    'check',
    'says whether a release may get visitors, and what is against it: what it does in the running shop (PUBLIC_ORIGIN) that what is live does not do',
    'check cart@1.0.4',
  )
    .argument('<release>', 'as cart@1.0.4')
    .option(
      '--accept <ids...>',
      'findings that are meant to be so, by what stands at their ends; wants --why',
    )
    .option('--why <reason>', 'kept with what is accepted, and said in the history when it gets visitors')
    .option('--json', 'one JSON object: release, outcome, findings, accepted, and what was measured')
    .addOption(withoutBrowser())
    .action(async (word: string, { json, accept, why, ...options }: CheckCommandOptions) => {
      if (accept && !why?.trim()) throw new WrongUsage('What is accepted wants a reason: say it with --why.');
      const { remote, version } = await releaseNamed(folder, word);
      const accepting = accept && why ? { accepting: { ids: accept, who: operator, why } } : { isAnew: true };
      const report = await check(remote, version, { depth: depthOf(options), ...accepting });
      const { release, outcome, findings, accepted, notes } = report;
      const lines = [...notes, ...accepted.map(acceptedText), ...findings.map(findingText)];
      for (const line of json ? [JSON.stringify(report)] : lines) log(line);
      if (outcome === 'refused') throw new Error(`${release} may not get visitors.`);
      if (!json) log(`${release} may get visitors.`);
    });
}
