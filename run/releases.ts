import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { withSecretFiles } from '@storefront/shared/server/secret-files';
import type { CheckOptions } from 'releases/command-line/cli';
import { operatorName, shopOrigin } from 'releases/command-line/environment';
import { exitCodeOf } from 'releases/command-line/exit-code';
import type { ShopChecks } from 'releases/gate/check-release';
import { checkFolder } from 'releases/gate/kept-check';
import { chosenReleases, type Releases } from 'releases/stores/releases';

// A reader such as `head` may close the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// The operator's command line: `pnpm releases <command>`, and `pnpm catalogue`, `pnpm settings` and `pnpm messages` for products, words and
// messages.

const progress = (text: string) => console.error(`… ${text}`);

function inShop(releases: Releases, { depth, isAnew = false }: CheckOptions): ShopChecks | undefined {
  if (depth === 'quick') return undefined;
  const shop = shopOrigin();
  return {
    how: `${shop} ${depth}`,
    isAnew,
    async run(candidate) {
      // Loads Playwright, which most commands do not need.
      const { releaseChecks } = await import('./release-checks/release-checks');
      const pictures = checkFolder(candidate);
      return releaseChecks(candidate, { releases, shop, pictures, withBrowser: depth === 'whole', progress });
    },
  };
}

const [first, ...others] = process.argv.slice(2);

/** Runs the command that is asked for, whose code alone is loaded. Returns its exit code. */
async function run(): Promise<number> {
  switch (first) {
    case 'api-check':
      return (await import('backend/api/run-api-check')).runApiCheck(others, shopOrigin());
    case 'catalogue':
      return (await import('backend/import/run-catalogue')).runCatalogue(others);
    case 'messages':
      return (await import('backend/messages/run-messages')).runMessages(others);
    case 'settings':
      return (await import('backend/settings/settings-command')).runSettings(others);
    default:
      await releases();
      return 0;
  }
}

async function releases(): Promise<void> {
  // Loaded here: it reads the workspace's remotes, and a broken one must be reported.
  const { runProgram } = await import('releases/command-line/program');
  const environment = withSecretFiles(process.env);
  const held = await chosenReleases(releasesFolder(), environment);
  await runProgram(process.argv.slice(2), {
    ...held,
    log: console.log,
    operator: operatorName(process.env),
    progress,
    async examine() {
      const { examine } = await import('./doctor/examine');
      return examine(environment, held.store, progress);
    },
    async check(remote, version, options) {
      const { checkRelease } = await import('releases/gate/check-release');
      const against = options.releases ?? held;
      return checkRelease(against, remote, version, inShop(against, options), options.accepting);
    },
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = exitCodeOf(error);
}

/** Building needs the sources and webpack, which a distribution lacks. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isIncomplete = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
  return isIncomplete ? 'This command builds from source: run it in the checkout.' : error.message;
}
