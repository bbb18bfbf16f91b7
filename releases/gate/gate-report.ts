import type { Checked } from './check';

/** What is against giving a release visitors. */
export interface Finding {
  /** Name of the check. */
  readonly check: string;
  /** One sentence. */
  readonly sentence: string;
}

/** What the gate says of a release. */
export interface GateReport {
  /** As `cart@1.4.2+9f2c01d4e7ab`. */
  readonly release: string;
  readonly outcome: 'passed' | 'refused';
  readonly findings: readonly Finding[];
  /** What is worth knowing all the same, one sentence each. */
  readonly notes: readonly string[];
  /** What the checks have measured, by their names, also of those that have measured nothing: they were made. */
  readonly measured: Readonly<Record<string, Checked['measured']>>;
}

/** The report on a release, from what the checks say of it by their names, in the order of these. */
export function gateReport(release: string, checked: Readonly<Record<string, Checked>>): GateReport {
  const all = Object.entries(checked);
  const findings = all.flatMap(([check, { findings }]) => findings.map((sentence) => ({ check, sentence })));
  return {
    release,
    outcome: findings.length === 0 ? 'passed' : 'refused',
    findings,
    notes: all.flatMap(([, { notes = [] }]) => notes),
    measured: Object.fromEntries(all.map(([check, { measured = {} }]) => [check, measured])),
  };
}
