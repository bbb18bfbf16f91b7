import { FormField } from '@storefront/shared/ui/FormField';

interface StateSelectProps {
  /** Empty for any. */
  readonly state: string;
  readonly any?: boolean;
}

/** The field for the state of messages. */
export function StateSelect({ state, any = false }: StateSelectProps) {
  return (
    <FormField id="state" label="Status" error={null}>
      <select className="form-select" id="state" name="state" defaultValue={state}>
        {any && <option value="">any</option>}
        {['new', 'answered', 'closed'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </FormField>
  );
}
