import { createHash } from 'node:crypto';

/** A finding, and its subject: equal for the same finding of another check. */
export interface FindingText {
  readonly sentence: string;
  readonly about: string;
}

/** Result of one check. */
export interface Checked {
  /** Findings: reasons against giving it visitors, one sentence each. */
  readonly findings: readonly (string | FindingText)[];
  /** Notes, which are not held against it, one sentence each. */
  readonly notes?: readonly string[];
  /** Measurements, for programs. */
  readonly measured?: Readonly<Record<string, unknown>>;
}

/** Results by the names of the checks. */
export type AllChecked = Readonly<Record<string, Checked>>;

/** A reason against giving a release visitors. */
export interface Finding {
  readonly check: string;
  /** Id by which it is accepted: eight hexadecimal digits, the same at each check of the release. */
  readonly id: string;
  /** One sentence. */
  readonly sentence: string;
}

/** An operator's acceptance of a finding. */
export interface Acceptance {
  readonly who: string;
  readonly why: string;
}

/** The gate's report on a release. */
export interface GateReport {
  /** As `cart@1.4.2+9f2c01d4e7ab`. */
  readonly release: string;
  readonly outcome: 'passed' | 'refused';
  readonly findings: readonly Finding[];
  /** Accepted findings, no longer held against it. */
  readonly accepted: readonly (Finding & Acceptance)[];
  /** Notes, one sentence each. */
  readonly notes: readonly string[];
  /** Measurements by the names of the checks, undefined for those without any. */
  readonly measured: Readonly<Record<string, Checked['measured']>>;
}

/** Makes the report from the checks' results, in their order. @param accepted accepted findings, by their ids */
export function gateReport(
  release: string,
  checked: AllChecked,
  accepted: Readonly<Record<string, Acceptance>> = {},
): GateReport {
  const all = Object.entries(checked);
  const found = all.flatMap(([check, { findings }]) => findings.map((finding) => findingOf(check, finding)));
  const findings = found.filter(({ id }) => !accepted[id]);
  return {
    release,
    outcome: findings.length === 0 ? 'passed' : 'refused',
    findings,
    accepted: found.flatMap((finding) => {
      const acceptance = accepted[finding.id];
      return acceptance ? [{ ...finding, ...acceptance }] : [];
    }),
    notes: all.flatMap(([, { notes = [] }]) => notes),
    measured: Object.fromEntries(all.map(([check, { measured = {} }]) => [check, measured])),
  };
}

function findingOf(check: string, finding: string | FindingText): Finding {
  const { sentence, about } = typeof finding === 'string' ? { sentence: finding, about: finding } : finding;
  const id = createHash('sha256').update(`${check}: ${about}`).digest('hex').slice(0, 8);
  return { check, id, sentence };
}
