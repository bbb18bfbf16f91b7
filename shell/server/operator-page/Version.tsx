import { hashOf, numberOf } from '@storefront/shared/release/version';

/** A version, its number first to be seen. */
export function Version({ version }: { readonly version: string }) {
  return (
    <span className="version">
      <strong>{numberOf(version)}</strong>
      <span>+{hashOf(version)}</span>
    </span>
  );
}
