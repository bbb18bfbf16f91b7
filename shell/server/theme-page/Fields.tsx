import { controlAttributes, FormField } from '@storefront/shared/ui/FormField';
import type { ReactNode } from 'react';
import { Specimen } from './Specimen';

/** The attributes every control of a field has. */
type ControlAttributes = ReturnType<typeof controlAttributes> & { readonly disabled: boolean };

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly control: (attributes: ControlAttributes) => ReactNode;
  readonly base?: 'form-control' | 'form-select';
  readonly error?: string;
  readonly disabled?: boolean;
}

const required = 'This Field is Requied';

/** Form controls, empty, filled, invalid and disabled. */
export function Fields() {
  return (
    <>
      <p>Hover and focus: point at it, or tab to it.</p>
      <div className="theme-grid">
        <Field
          name="empty"
          label="Empty, with a placeholder"
          control={(a) => <input {...a} placeholder="Search for products" />}
        />
        <Field name="filled" label="Filled" control={(a) => <input {...a} defaultValue="Ann Clinic" />} />
        <Field
          name="number"
          label="Number"
          control={(a) => <input {...a} type="number" defaultValue={3} />}
        />
        <Field name="invalid" label="Invalid" error={required} control={(a) => <input {...a} />} />
        <Field
          name="disabled"
          label="Disabled"
          disabled
          control={(a) => <input {...a} defaultValue="Cannot be changed" />}
        />
        <Field name="select" label="Select" base="form-select" control={choices} />
        <Field
          name="select-invalid"
          label="Select, invalid"
          base="form-select"
          error={required}
          control={choices}
        />
        <Field
          name="select-disabled"
          label="Select, disabled"
          base="form-select"
          disabled
          control={choices}
        />
        <Field
          name="text"
          label="Several lines"
          control={(a) => <textarea {...a} rows={3} defaultValue={'Two boxes of gauze,\nplease.'} />}
        />
        <Field
          name="text-invalid"
          label="Several lines, invalid"
          error={required}
          control={(a) => <textarea {...a} rows={3} />}
        />
        <Field
          name="text-disabled"
          label="Several lines, disabled"
          disabled
          control={(a) => <textarea {...a} rows={3} />}
        />
      </div>
      <Specimen name="form-check-input">
        <label>
          <input className="form-check-input" type="checkbox" defaultChecked /> Keep my details
        </label>
      </Specimen>
      <Specimen name="form-text">
        <p className="form-text mt-0 mb-0">We use these details only to answer your message.</p>
      </Specimen>
      <FieldsWithButtons />
    </>
  );
}

function Field({ name, label, control, base, error, disabled = false }: FieldProps) {
  const field = { id: `theme-${name}`, label, error: error ?? null };
  return <FormField {...field}>{control({ ...controlAttributes(field, base), disabled })}</FormField>;
}

function choices(attributes: ControlAttributes) {
  return (
    <select {...attributes}>
      <option>New South Wales</option>
      <option>Victoria</option>
    </select>
  );
}

function FieldsWithButtons() {
  return (
    <div className="theme-grid">
      <Specimen name="field-with-button">
        <div className="field-with-button">
          <input className="form-control" aria-label="Field with button" placeholder="Search for products" />
          <button className="btn btn-primary" type="button">
            Search
          </button>
        </div>
      </Specimen>
      <Specimen name="field-with-button of the newsletter, invalid">
        <div className="newsletter">
          <div className="field-with-button">
            <input
              className="form-control"
              aria-label="Field with button, invalid"
              aria-invalid
              aria-describedby="theme-newsletter-error"
              defaultValue="ann@"
            />
            <button className="btn btn-outline-primary" type="button">
              Subscribe
            </button>
          </div>
          <p id="theme-newsletter-error" className="refused">
            Please use a whole email address.
          </p>
        </div>
      </Specimen>
    </div>
  );
}
