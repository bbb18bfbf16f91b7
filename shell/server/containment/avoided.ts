/** Releases that documents are composed without, each as `lab@1.4.2+0a1b2c3d4e5f`. */
export interface Avoided {
  /** In quarantine: they get no visitors. */
  readonly quarantined: readonly string[];
  /** Something stands still in their code, or did and there are too few workers since: they get visitors where nothing else is left. */
  readonly suspended: readonly string[];
}

/** None. */
export const nothingAvoided: Avoided = { quarantined: [], suspended: [] };
