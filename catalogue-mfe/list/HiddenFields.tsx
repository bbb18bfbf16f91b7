interface HiddenFieldsProps {
  /** Path and query of a listing. */
  readonly address: string;
  /** Names of the query that the form has fields of its own for. */
  readonly except: readonly string[];
}

/** Carries a listing's query through a form that changes a part of it. */
export function HiddenFields({ address, except }: HiddenFieldsProps) {
  const { searchParams } = new URL(address, 'http://localhost');
  return [...searchParams]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
