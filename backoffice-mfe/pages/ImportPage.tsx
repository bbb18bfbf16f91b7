import { useLoaderData } from '@storefront/shared/router';
import type { ImportReport } from '../data/office-api';
import type { Loaded } from '../data/office-pages';
import { ImportForm } from '../parts/ImportForm';
import { OfficePart, Time } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';

/** What an import, or a trial of it, has said, and the form for the next one. */
export function ImportPage() {
  const loaded = useLoaderData<Loaded<ImportReport>>();
  return (
    <OfficePart title="Import" loaded={loaded}>
      {({ at, person, report }) => (
        <>
          <p>
            <span>{`By ${person}`}</span> <Time at={at} />
          </p>
          <pre className={styles.report}>{report}</pre>
          <ImportForm />
        </>
      )}
    </OfficePart>
  );
}
