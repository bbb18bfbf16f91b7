import { numberOf } from '@storefront/shared/release/version';
import { outcomeMeans } from '../rollout/verdict';
import type { ShopStatus } from './shop-status';

/** What the rollouts under way have shown so far, as lines for the terminal. */
export function verdictText(remotes: ShopStatus['remotes']): string[] {
  const lines = Object.entries(remotes).flatMap(([remote, { rollout, verdict }]) =>
    rollout && verdict
      ? `${remote} ${numberOf(rollout.version)} ${verdict.outcome}, ${outcomeMeans[verdict.outcome]}: ${verdict.because}`
      : [],
  );
  return lines.length > 0 ? ['', 'verdicts', ...lines] : [];
}
