import type { Command } from 'commander';
import { type BrowserOption, depthOf, withoutBrowser } from '../browser-option';
import { type Cli, command, type JsonOption } from '../cli';
import { findingText } from '../finding-text';
import { releaseNamed } from '../named-releases';

interface CheckOptions extends JsonOption, BrowserOption {}

/** `check`: whether a release may get visitors. */
export function checkCommand({ folder, log, check }: Cli): Command {
  return command(
    'check',
    'says whether a release may get visitors, and what is against it',
    'check cart@1.0.4',
  )
    .argument('<release>', 'as cart@1.0.4')
    .option('--json', 'one JSON object: release, outcome, findings, and what was measured')
    .addOption(withoutBrowser())
    .action(async (word: string, { json, ...options }: CheckOptions) => {
      const { remote, version } = await releaseNamed(folder, word);
      const report = await check(remote, version, depthOf(options));
      const { release, outcome, findings, notes } = report;
      for (const line of json ? [JSON.stringify(report)] : [...notes, ...findings.map(findingText)])
        log(line);
      if (outcome === 'refused') throw new Error(`${release} may not get visitors.`);
      if (!json) log(`${release} may get visitors.`);
    });
}
