import { rolloutText } from '../rollout/rollout';
import type { Change } from './change';
import { type RemoteState, withVisitors } from './release-map';

/** A change for a sentence: `cart 1.0.3 100 % → 1.0.3 50 %, 1.0.4 50 %`. */
export function describeChange({
  restores,
  further = [],
  ...change
}: Pick<Change, 'remote' | 'from' | 'to' | 'restores' | 'further'>): string {
  const sentence = [change, ...further].map(describeOne).join(' and ');
  return restores === undefined ? sentence : `revision ${restores} restored: ${sentence}`;
}

function describeOne({ remote, from, to }: Pick<Change, 'remote' | 'from' | 'to'>): string {
  if (to === null) return `${remote} ${from === null ? 'as before' : 'taken out of the map'}`;
  const parts = labels
    .map((label) => [label(from), label(to)])
    .filter(([before, after]) => before !== after)
    .map(([before, after]) => `${before} → ${after}`);
  const all = [...parts, ...quarantineOf(from, to), ...trustOf(from, to)];
  return `${remote} ${all.join('; ') || 'as before'}`;
}

/** A change as a line: time, author, effect, whether forced, and reason. */
export function changeText({ at, who, why, forced, ...what }: Change): string {
  return [at, who || '-', describeChange(what), forced && 'forced', why].filter(Boolean).join('  ');
}

const labels: readonly ((state: RemoteState | null) => string)[] = [
  (state) =>
    withVisitors(state?.releases)
      .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic} %`)
      .join(', ') || 'off',
  (state) => state?.paths?.join(', ') || 'no path',
  (state) =>
    state?.rollout ? `rollout of ${state.rollout.version}, ${rolloutText(state.rollout)}` : 'no rollout',
  (state) => (state?.frozen ? 'frozen' : 'not frozen'),
];

function quarantineOf(from: RemoteState | null, to: RemoteState): string[] {
  const versions = (state: RemoteState | null) => (state?.quarantined ?? []).map(({ version }) => version);
  const { come, gone } = difference(versions(from), versions(to));
  return [...come.map((one) => `${one} into quarantine`), ...gone.map((one) => `${one} out of quarantine`)];
}

function trustOf(from: RemoteState | null, to: RemoteState): string[] {
  return (['keys', 'origins'] as const).flatMap((kind) => {
    const { come, gone } = difference(from?.[kind] ?? [], to[kind] ?? []);
    return [...come.map((one) => `trusts ${one}`), ...gone.map((one) => `no longer trusts ${one}`)];
  });
}

function difference(before: readonly string[], after: readonly string[]) {
  return {
    come: after.filter((one) => !before.includes(one)),
    gone: before.filter((one) => !after.includes(one)),
  };
}
