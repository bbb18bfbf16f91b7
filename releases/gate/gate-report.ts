import { createHash } from 'node:crypto';

/** Something that a check has found, and what it is about: the same for the same thing at another time. */
export interface Told {
  readonly sentence: string;
  readonly about: string;
}

/** What a check says of a release. */
export interface Checked {
  /** What is against giving it visitors, one sentence each. */
  readonly findings: readonly (string | Told)[];
  /** What is worth knowing all the same, likewise. */
  readonly notes?: readonly string[];
  /** What was measured, for programs. */
  readonly measured?: Readonly<Record<string, unknown>>;
}

/** What checks say of a release, by their names. */
export type AllChecked = Readonly<Record<string, Checked>>;

/** What is against giving a release visitors. */
export interface Finding {
  /** Name of the check. */
  readonly check: string;
  /** What it is accepted by: eight hexadecimal digits, the same at each check of the release. */
  readonly id: string;
  /** One sentence. */
  readonly sentence: string;
}

/** That an operator wants a release to get visitors in spite of a finding. */
export interface Acceptance {
  readonly who: string;
  readonly why: string;
}

/** What the gate says of a release. */
export interface GateReport {
  /** As `cart@1.4.2+9f2c01d4e7ab`. */
  readonly release: string;
  readonly outcome: 'passed' | 'refused';
  readonly findings: readonly Finding[];
  /** What was found, and is held against it no more. */
  readonly accepted: readonly (Finding & Acceptance)[];
  /** What is worth knowing all the same, one sentence each. */
  readonly notes: readonly string[];
  /** What the checks have measured, by their names, also of those that have measured nothing: they were made. */
  readonly measured: Readonly<Record<string, Checked['measured']>>;
}

/**
 * The report on a release, from what the checks say of it, in their order.
 *
 * @param accepted what an operator has accepted, by the ids of the findings
 */
export function gateReport(
  release: string,
  checked: AllChecked,
  accepted: Readonly<Record<string, Acceptance>> = {},
): GateReport {
  const all = Object.entries(checked);
  const found = all.flatMap(([check, { findings }]) => findings.map((told) => findingOf(check, told)));
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

function findingOf(check: string, told: string | Told): Finding {
  const { sentence, about } = typeof told === 'string' ? { sentence: told, about: told } : told;
  const id = createHash('sha256').update(`${check}: ${about}`).digest('hex').slice(0, 8);
  return { check, id, sentence };
}
