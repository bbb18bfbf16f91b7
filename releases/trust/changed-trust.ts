import type { Trust } from '../release-map/trust';

const kinds = ['keys', 'origins'] as const;

/** Keys and origins with these beside them. Where it was not said which, it still is not if there are none of the kind. */
export function withTrusted(trust: Trust, more: Trust): Trust {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const all = new Set([...(trust[kind] ?? []), ...(more[kind] ?? [])]);
      return trust[kind] || all.size > 0 ? [[kind, [...all]]] : [];
    }),
  );
}

/**
 * Keys and origins without these. When the last one goes there are none, which is not the same as any.
 *
 * @throws Error in one sentence when one of these is not among them
 */
export function withoutTrusted(remote: string, trust: Trust, less: Trust): Trust {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const [all, gone] = [trust[kind] ?? [], less[kind] ?? []];
      const unknown = gone.find((one) => !all.includes(one));
      if (unknown !== undefined) throw new Error(`${remote} has no ${unknown} among its ${kind}.`);
      return trust[kind] ? [[kind, all.filter((one) => !gone.includes(one))]] : [];
    }),
  );
}
