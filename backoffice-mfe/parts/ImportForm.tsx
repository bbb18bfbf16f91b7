import { CheckField, TextField } from './fields';
import styles from './OfficePart.module.scss';

const fileHelp = 'Try a file to see what it would change. Then choose it again, and import it.';

/** The form that tries or imports a file of products. */
export function ImportForm() {
  return (
    <form className={styles.form} method="post" action="/office/import" encType="multipart/form-data">
      <h2>Import products</h2>
      <TextField id="file" label="CSV or XLSX" help={fileHelp} type="file" accept=".csv,.xlsx" required />
      <CheckField name="remove-missing">
        Remove the products that are not in this file (--remove-missing)
      </CheckField>
      <CheckField name="yes">Even if that removes more than 10 % of all (--yes)</CheckField>
      <button className="btn btn-outline-primary" type="submit">
        Try
      </button>
      <button className="btn btn-primary" type="submit" name="import" value="on">
        Import
      </button>
    </form>
  );
}
