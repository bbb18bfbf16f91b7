import type { Tokens } from './read-tokens';
import { radii, shadows, spaces, targets } from './tokens';

/** Spaces, sizes of what is pressed, corners and shadows. */
export function Measures({ tokens: { light } }: { readonly tokens: Tokens }) {
  const value = (name: string) => <span className="small text-body-secondary">{light.get(name)}</span>;
  return (
    <>
      <ul className="theme-scale">
        {[...spaces, ...targets].map((name) => (
          <li key={name}>
            <span>
              <strong>{name}</strong> {value(name)}
            </span>
            <div className={`theme-bar shown-${name}`} />
          </li>
        ))}
      </ul>
      <ul className="theme-grid mt-5">
        {radii.map((name) => (
          <li key={name} className={`theme-box theme-radius shown-${name}`}>
            <strong>{name}</strong> {value(name)}
          </li>
        ))}
        {shadows.map((name) => (
          <li key={name} className={`theme-box theme-shadow shown-${name}`}>
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
