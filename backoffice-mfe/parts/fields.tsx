import { controlAttributes, type FieldState, FormField } from '@storefront/shared/ui/FormField';
import type { ComponentProps } from 'react';
import styles from './OfficePart.module.scss';

type Input = ComponentProps<'input'>;

/** A field of one line, or for a file. */
export function TextField({ id, label, help, ...input }: Input & Omit<FieldState, 'hint' | 'error'>) {
  const field = { id, label, help, error: null };
  return (
    <FormField {...field}>
      <input {...controlAttributes(field)} name={id} maxLength={200} {...input} />
    </FormField>
  );
}

/** A choice: a check box with its label. */
export function CheckField({ children, ...input }: Input) {
  return (
    <label className={styles.choice}>
      <input className="form-check-input" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
