import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { type ChangeEvent, useState } from 'react';
import styles from '../QuickOrder.module.scss';
import { readFile } from './read-file';
import { useFileDrop } from './use-file-drop';

/** A list as a file, chosen or dropped on the page; where scripts run. */
export function FileField({ onText }: { readonly onText: (text: string) => void }) {
  const [problem, setProblem] = useState('');
  const isHydrated = useHydrated();

  async function take(file: File) {
    const read = await readFile(file);
    setProblem('problem' in read ? read.problem : '');
    if ('text' in read) onText(read.text);
  }

  const isOver = useFileDrop(take);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void take(file);
    // The same file may be chosen again.
    target.value = '';
  }

  return (
    <div className={`${styles.file} ${isOver ? styles.over : ''} ${isHydrated ? '' : styles.waiting}`}>
      <label className="form-label" htmlFor="order-file">
        {isOver ? 'Drop the file' : 'Or choose a file, or drop it here'}
      </label>
      <input
        className="form-control"
        id="order-file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-describedby="order-file-help"
        onChange={choose}
      />
      <p className="form-text mb-0" id="order-file-help">
        CSV or text, up to 1 MB.
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
