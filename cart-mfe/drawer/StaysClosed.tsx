import styles from './StaysClosed.module.scss';

interface StaysClosedProps {
  readonly staysClosed: boolean;
  readonly onChange: (staysClosed: boolean) => void;
}

/** Whether the drawer does not open when something is added: ticked where one meets it (P41, P73). */
export function StaysClosed({ staysClosed, onChange }: StaysClosedProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={staysClosed} onChange={({ target }) => onChange(target.checked)} />
      Do not open when I add
    </label>
  );
}
