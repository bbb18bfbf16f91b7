import type { Command } from 'commander';
import { previewLink } from '../../preview/preview-link';
import { type Cli, command, type JsonOption } from '../cli';
import { namedReleases } from '../named-releases';
import { shopOrigin } from '../shop-origin';

/** `preview`: a link that shows releases to whoever opens it. */
export function previewCommand(cli: Cli): Command {
  return command(
    'preview',
    'prints a link to the shop with releases that need no visitors',
    'preview cart@1.0.4',
  )
    .argument('<releases...>', 'as cart@1.0.4')
    .option('--json', 'answers with one JSON object: link, expires')
    .action(async (words: string[], { json }: JsonOption) => {
      const { link, expires } = await previewLink(cli, await namedReleases(cli.folder, words), shopOrigin());
      const until = expires.toISOString();
      cli.log(
        json
          ? JSON.stringify({ link, expires: until })
          : `${link}\nWhoever opens it sees that until ${until}, or leaves it at the top of a page.`,
      );
    });
}
