import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { isModifiedClick } from '@storefront/shared/ui/is-modified-click';
import { useId } from 'react';
import styles from './VariantLinks.module.scss';
import type { VariantChoice } from './variant-choices';

interface VariantLinksProps {
  readonly choices: readonly VariantChoice[];
  /** Called with the chosen variant before its page loads. */
  readonly onChoose: (id: string) => void;
}

/** Most visible options; more are folded. */
const maxOpen = 12;

/** Links to the other sizes, colours and packs of a product (P67). */
export function VariantLinks({ choices, onChoose }: VariantLinksProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={styles.variants} aria-label="Variants">
      {choices.map((choice) => (
        <Options key={choice.heading} {...choice} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Options({ heading, options, onChoose }: VariantChoice & Pick<VariantLinksProps, 'onChoose'>) {
  const headingId = useId();
  const shown = options.find(({ id }) => id === null);
  const list = (
    <ul aria-labelledby={headingId}>
      {options.map(({ label, id, difference }) => (
        <li key={label}>
          {id === null ? (
            <span aria-current="true">{label}</span>
          ) : (
            <Link
              to={productPath(id)}
              preventScrollReset
              onClick={(event) => isModifiedClick(event) || onChoose(id)}
            >
              {label}
              {difference && <small>{` ${difference}`}</small>}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <p id={headingId}>{heading}</p>
      {options.length > maxOpen ? (
        <details>
          <summary>
            {`${shown ? `${shown.label}, ` : ''}${options.length} ${heading.toLowerCase()}s in all`}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
