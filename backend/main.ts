import { parseArgs } from 'node:util';
import { hostProblem, ownOrigin } from '@storefront/shared/server/listening';
import { usualProducts } from 'sample/catalogue/make-product';
import { type Config, readConfig } from './config';
import { openEmbedded } from './database/embedded';
import { migrate } from './database/migrate';
import { openServer } from './database/server';
import { log } from './log';
import { mailQueue } from './mail/mail-queue';
import { clearOutbox, outboxTransport } from './mail/outbox-transport';
import { startSender } from './mail/sender';
import { smtpTransport } from './mail/smtp-transport';
import { seed, seedIfEmpty, seedingAdvice } from './seed/seed';
import { createServer } from './server';
import { StartupError } from './startup-error';

const usage = `Usage: backend [serve], or backend seed [--products ${usualProducts}] [--replace].`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof StartupError) log.fatal(error.message);
  else log.fatal({ err: error }, 'The backend cannot start');
  process.exit(error instanceof StartupError ? error.exitCode : 1);
}

async function run(args: readonly string[]): Promise<void> {
  const { command, products, replace } = readCommand(args);
  const config = readConfig(process.env);
  const database = await (config.databaseUrl
    ? openServer(config.databaseUrl)
    : openEmbedded(config.databaseFolder));
  await migrate(database);
  if (command === 'seed') {
    try {
      await seed(database, { products, replace, say: (line) => log.info(line) });
    } finally {
      await database.close();
    }
    return;
  }

  // On a server it may be the wrong database, or one that is about to get its products.
  if (config.databaseUrl === null && (await seedIfEmpty(database)))
    log.info(`seeded ${usualProducts} products`);
  const advice = await seedingAdvice(database, seedCommand(config));
  if (advice !== null) log.info(advice);
  const { mailFrom, smtpUrl } = config;
  const queue = mailQueue(database, mailFrom.address.replace(/^.*@/, ''), Date.now);
  // The folder of an embedded database is locked: whoever was sending is dead.
  if (config.databaseUrl === null) await queue.releaseAll();
  if (!smtpUrl) await clearOutbox(config.outboxFolder);
  const sender = startSender({
    queue,
    transport: smtpUrl ? smtpTransport(smtpUrl, mailFrom) : outboxTransport(config.outboxFolder, mailFrom),
    isOurs: ({ to }) => to.address === config.companyEmail.address,
    now: Date.now,
    schedule: (delay, run) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    log: (line) => log.info(line),
  });
  const server = await createServer({
    database,
    pictureCache: config.pictureCache,
    storefrontOrigin: config.storefrontOrigin,
    mailQueue: queue,
    company: config.companyEmail,
    onQueued: sender.wake,
    shellSecret: config.shellSecret,
    trustProxy: config.trustProxy,
  });
  server.addHook('onClose', async () => {
    await sender.stop();
    await database.close();
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop);
  const { host, port } = config;
  await server.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    await server.close();
    const inUse = `Port ${port} is in use by another program; set PORT to a free one.`;
    const problem = error.code === 'EADDRINUSE' ? inUse : hostProblem(error, host);
    throw problem === null ? error : new StartupError(problem);
  });
  log.info(`backend ready on ${ownOrigin(host, port)}`);
}

/** What a person types to seed the database that this process uses. */
function seedCommand({ databaseUrl, databaseFolder }: Config): string {
  if (databaseUrl !== null) return 'pnpm backend seed';
  // Only one process can use the folder.
  return `stop the shop, then DATABASE_FOLDER=${databaseFolder} pnpm backend seed`;
}

interface Command {
  readonly command: 'serve' | 'seed';
  readonly products: number;
  readonly replace: boolean;
}

function readCommand(args: readonly string[]): Command {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { products: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const [command = 'serve', ...rest] = positionals;
    const products = values.products === undefined ? usualProducts : Number(values.products);
    const whole = Number.isInteger(products) && products >= 1 && products <= 1_000_000;
    if (rest.length > 0 || !whole) throw new StartupError(usage);
    const { replace } = values;
    if (command === 'seed' || (command === 'serve' && values.products === undefined && !replace))
      return { command, products, replace };
    throw new StartupError(usage);
  } catch {
    throw new StartupError(usage);
  }
}
