import type { Database, Queries } from '../database/database';
import { takeSchemaLock } from '../database/migrate';
import { StartupError } from '../startup-error';
import { applyPlan } from './apply-plan';
import { countedKinds, countPlan, planTable } from './plan';
import { reportPlan, writeReport } from './report-plan';

/** How a change of the catalogue is made. */
export interface ChangeOptions {
  /** Called once nobody else can change the catalogue; what it throws stops the change. */
  readonly check?: (queries: Queries) => Promise<void>;
  /** Whether to report only. */
  readonly dryRun?: boolean;
  /** Whether more than a tenth of the catalogue may go. */
  readonly yes?: boolean;
  /** Gets the report. */
  readonly say?: (line: string) => void;
  /** Gets the steps of a long change. */
  readonly progress?: (text: string) => void;
  /** Gets all planned changes, a line each. */
  readonly writeReport?: (lines: string) => Promise<void>;
}

/** Fills the table of planned changes. */
export type Plan = (queries: Queries) => Promise<Planned>;

/** What planning found besides the plan. */
interface Planned {
  /** Counts of what stays, such as '451 unchanged'. */
  readonly stays?: readonly string[];
  /** 'a row is refused.': why a dry run fails. */
  readonly refusal?: string | null;
  /** Lines for the end of the report. */
  readonly notes?: readonly string[];
}

/**
 * Plans a change of the catalogue, reports it, and applies it whole; visitors read on meanwhile. Returns the new revision's number, or null
 * when nothing was changed.
 *
 * @param what 'import of products.csv', 'revert of 3', 'office: ann' @throws StartupError, having changed nothing
 */
export async function changeCatalogue(
  database: Database,
  what: string,
  plan: Plan,
  { dryRun = false, yes = false, say = () => {}, progress = () => {}, ...options }: ChangeOptions,
): Promise<number | null> {
  const onlyTried = new Error('only tried');
  const work = async (queries: Queries): Promise<number | null> => {
    await lock(queries);
    await options.check?.(queries);
    const [before] = await queries.query<{ products: number }>(
      'select count(*)::integer as products from product',
    );
    await queries.script(planTable);
    const { stays = [], notes = [], refusal = null } = await plan(queries);
    await queries.script('analyze plan');
    const counts = await countPlan(queries);
    say([...countedKinds(counts), ...stays].join(', '));
    await reportPlan(queries, counts, say);
    if (options.writeReport) await writeReport(queries, options.writeReport);
    for (const note of notes) say(note);
    const isLarge = counts.removed * 10 > (before?.products ?? 0);
    if (isLarge && !yes) {
      const tooMany = `This removes ${counts.removed} of ${before?.products} products, more than 10 %: it needs --yes`;
      if (!dryRun) throw new StartupError(`Nothing was changed. ${tooMany}.`);
      say(`${tooMany}.`);
    }
    if (dryRun && refusal !== null)
      throw new StartupError(`Nothing was changed: this was a dry run, and ${refusal}`);
    if (dryRun || Object.values(counts).every((count) => count === 0)) throw onlyTried;
    return applyPlan(queries, { what, counts }, progress);
  };
  const revision = await database.transaction(work).catch((error) => {
    if (error === onlyTried) return null;
    throw error;
  });
  // Statistics of the planner; and pages are counted from indexes alone.
  if (revision !== null) await database.script('vacuum analyze product, product_picture');
  return revision;
}

/** Locks the catalogue: nobody else may change a product between the report and the change. */
async function lock(queries: Queries): Promise<void> {
  await takeSchemaLock(queries);
  await queries.script(
    // Statements run once: compiling them takes longer than they do.
    'set local jit = off; lock table product, product_picture, awaited_picture, main_category, category in share row exclusive mode',
  );
}
