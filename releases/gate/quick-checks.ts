import type { Check } from './check';
import { bytesWithinBudget } from './checks/bytes-within-budget';
import { knownModules } from './checks/known-modules';
import { metNeeds } from './checks/met-needs';
import { ownPaths } from './checks/own-paths';
import { servedFiles } from './checks/served-files';
import { trustedSignature } from './checks/trusted-signature';

/** What takes a few seconds and no shop. */
export const quickChecks: readonly Check[] = [
  servedFiles,
  metNeeds,
  ownPaths,
  knownModules,
  bytesWithinBudget,
  trustedSignature,
];
