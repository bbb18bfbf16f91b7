import type { Command } from 'commander';
import type { Acceptance, Finding } from '../../gate/gate-report';
import { renewPreviewKey } from '../../preview/preview-key';
import { previewLink } from '../../preview/preview-link';
import type { Reason } from '../../release-map/change-remote';
import type { ChangeOptions } from '../changing';
import { type CheckOptions, type Cli, command, type JsonOption, WrongUsage } from '../cli';
import { shopOrigin } from '../environment';
import { namedReleases, releaseNamed } from '../names';
import { oneLine } from '../terminal-text';

interface CheckCommandOptions extends JsonOption {
  readonly withoutBrowser?: boolean;
  readonly accept?: readonly string[];
  readonly why?: string;
}

/** The option to check a release without a browser, where no Chromium can be had. */
export const withoutBrowser = ['--without-browser', 'skips the checks that need a browser'] as const;

/** `check`: whether a release may get visitors. */
export function checkCommand(cli: Cli): Command {
  const { log, check, operator } = cli;
  return command(
    'check',
    'checks whether a release may get visitors',
    'check cart@1.0.4',
    'Lists findings, such as differences from the live release in the running shop (PUBLIC_ORIGIN).',
  )
    .argument('<release>', 'as cart@1.0.4')
    .option('--accept <ids...>', 'accepts intended findings, by the id at the end of each; needs --why')
    .option('--why <reason>', 'reason for accepting; the history shows it when the release gets visitors')
    .option('--json', 'one JSON object: release, outcome, findings, accepted, and what was measured')
    .option(...withoutBrowser)
    .action(async (word: string, { json, accept, why, withoutBrowser }: CheckCommandOptions) => {
      if (accept && !why?.trim())
        throw new WrongUsage('Accepting a finding needs a reason: give it with --why.');
      const { remote, version } = await releaseNamed(cli, word);
      const accepting = accept && why ? { accepting: { ids: accept, who: operator, why } } : { isAnew: true };
      const depth = withoutBrowser ? 'without-browser' : 'whole';
      const report = await check(remote, version, { depth, ...accepting });
      const { release, outcome, findings, accepted, notes } = report;
      const lines = [...notes, ...accepted.map(acceptedText), ...findingLines(findings)];
      for (const line of json ? [JSON.stringify(report)] : lines) log(line);
      if (outcome === 'refused') throw new Error(`${release} may not get visitors.`);
      if (!json) log(`${release} may get visitors.`);
    });
}

/** `preview`: a link that shows releases to whoever opens it. */
export function previewCommand(cli: Cli): Command {
  return command(
    'preview',
    'prints a preview link to the shop with these releases',
    'preview cart@1.0.4',
    'The releases may be without visitors.',
  )
    .argument('<releases...>', 'as cart@1.0.4')
    .option('--new-key', 'a new key signs it and later links; links of the key before stay valid')
    .option('--json', 'answers with one JSON object: link, expires')
    .action(async (words: string[], { newKey, json }: JsonOption & { readonly newKey?: boolean }) => {
      if (newKey) await renewPreviewKey(cli);
      const { link, expires } = await previewLink(cli, await namedReleases(cli, words), shopOrigin());
      const until = expires.toISOString();
      cli.log(
        json
          ? JSON.stringify({ link, expires: until })
          : `${link}\nWhoever opens it sees these releases until ${until}. A link at the top of each page ends the preview.`,
      );
    });
}

/** Options of a command that gives a release visitors. */
export interface GatedOptions extends ChangeOptions {
  readonly force?: boolean;
}

/** A command from `changingCommand` that gives a release visitors, unless the gate refuses. */
export function gatedCommand(made: Command): Command {
  return made.option('--force', 'overrides findings of the check; needs --why');
}

/**
 * Passes a release that is to get visitors through the gate; a forced one gets the quick checks only.
 *
 * @returns the history's note of the gate
 * @throws Error with a line for each finding, unless the operator forces the change
 */
export async function passGate(
  { check }: Cli,
  { remote, version }: { readonly remote: string; readonly version: string },
  { force, why }: GatedOptions,
  options: CheckOptions,
): Promise<Pick<Reason, 'forced'>> {
  if (force && !why?.trim()) throw new WrongUsage('Forcing a change needs a reason: give it with --why.');
  const report = await check(remote, version, { ...options, ...(force && { depth: 'quick' }) });
  const findings = findingLines(report.findings);
  const forced = [...findings, ...report.accepted.map(acceptedText)];
  if (force || findings.length === 0) return force || forced.length > 0 ? { forced } : {};
  throw new Error(
    [
      `${report.release} may not get visitors:`,
      ...findings,
      // `check` looks at the current map, so it does not find these.
      options.releases
        ? 'To override this, add --force and --why.'
        : 'To accept intended findings, run pnpm releases check with --accept and --why; to override them, add --force and --why.',
    ].join('\n'),
  );
}

/** Most findings printed: a release in a loop makes no end of them. */
const maxPrinted = 30;

/** Findings as lines, at the end the number of further ones. Unprinted findings show no id, so that nobody accepts them unread. */
function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings.slice(0, maxPrinted).map(findingText);
  const left = findings.length - lines.length;
  return left > 0 ? [...lines, `${left} more: pnpm releases check --json lists all.`] : lines;
}

/** A finding as a line that ends in its id. The sentence may quote the release. */
function findingText({ check, id, sentence }: Finding): string {
  return `${check}: ${oneLine(sentence)} [${id}]`;
}

/** An accepted finding as a line. */
function acceptedText({ who, why, ...finding }: Finding & Acceptance): string {
  return `${findingText(finding)} accepted by ${who}: ${oneLine(why)}`;
}
