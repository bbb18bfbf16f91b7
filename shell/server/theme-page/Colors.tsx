import { contrast } from './contrast';
import type { Tokens } from './read-tokens';
import { type ColorGroup, colorGroups } from './tokens';

/** Every colour with its contrasts in both colour schemes. */
export function Colors({ tokens }: { readonly tokens: Tokens }) {
  return (
    <>
      <p>
        Under each colour: what it is used with, and the contrast of the two in light and dark. Text needs
        4.5, a line that has a meaning 3.
      </p>
      {colorGroups.map((group) => (
        <div key={group.title}>
          <h3 className="mt-4">{group.title}</h3>
          <ul className="theme-grid">
            {group.names.map((name) => (
              <Swatch key={name} name={name} group={group} tokens={tokens} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface SwatchProps {
  readonly name: string;
  readonly group: ColorGroup;
  readonly tokens: Tokens;
}

function Swatch({ name, group: { role, against }, tokens: { light, dark } }: SwatchProps) {
  const ratio = (values: Tokens['light'], other: string) =>
    contrast(values.get(name) ?? '', values.get(other) ?? '')?.toFixed(1) ?? '?';
  return (
    <li className="theme-swatch">
      <div className={`theme-color shown-${name}`} />
      <div className="theme-pairs">
        {against.map((other) => (
          <div key={other} className={`theme-pair theme-${role} shown-${name} beside-${other} small`}>
            {role === 'background' ? `${other} on it` : `on ${other}`}
            <br />
            <strong>{`${ratio(light, other)} / ${ratio(dark, other)}`}</strong>
          </div>
        ))}
      </div>
      <div className="theme-name">
        <strong>{name}</strong>
        <br />
        <span className="small text-body-secondary">{`${light.get(name)} / ${dark.get(name)}`}</span>
      </div>
    </li>
  );
}
