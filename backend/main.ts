import { parseArgs } from 'node:util';
import { hostProblem, ownOrigin } from '@storefront/shared/server/listening';
import { usualProducts } from 'sample/catalogue/make-product';
import { readConfig } from './config';
import { openEmbedded } from './database/embedded';
import { migrate } from './database/migrate';
import { openServer } from './database/server';
import { log } from './log';
import { mailQueue } from './mail/mail-queue';
import { clearOutbox, outboxTransport } from './mail/outbox-transport';
import { startSender } from './mail/sender';
import { smtpTransport } from './mail/smtp-transport';
import { seed, seedIfDue } from './seed/seed';
import { createServer } from './server';
import { StartupError } from './startup-error';

const usage = `Usage: backend [serve], or backend seed [--products ${usualProducts}].`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof StartupError) log.fatal(error.message);
  else log.fatal({ err: error }, 'The backend cannot start');
  process.exit(1);
}

async function run(args: readonly string[]): Promise<void> {
  const { command, products } = readCommand(args);
  const config = readConfig(process.env);
  const database = await (config.databaseUrl
    ? openServer(config.databaseUrl)
    : openEmbedded(config.databaseFolder));
  await migrate(database);
  if (command === 'seed') {
    await seed(database, products);
    await database.close();
    log.info(`seeded ${products} products`);
    return;
  }

  const seeded = await seedIfDue(database);
  if (seeded > 0) log.info(`seeded ${seeded} products`);
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

function readCommand(args: readonly string[]): { command: 'serve' | 'seed'; products: number } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { products: { type: 'string' } },
    });
    const [command = 'serve', ...rest] = positionals;
    const products = values.products === undefined ? usualProducts : Number(values.products);
    const whole = Number.isInteger(products) && products >= 1 && products <= 1_000_000;
    if (rest.length > 0 || !whole) throw new StartupError(usage);
    if (command === 'seed' || (command === 'serve' && values.products === undefined))
      return { command, products };
    throw new StartupError(usage);
  } catch {
    throw new StartupError(usage);
  }
}
