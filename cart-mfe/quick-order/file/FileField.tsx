import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { type ChangeEvent, useState } from 'react';
import { fields } from '../order-form';
import styles from '../QuickOrder.module.scss';
import { readFile } from './read-file';
import { useFileDrop } from './use-file-drop';

interface FileFieldProps {
  /** What was wrong with the file that was posted; empty when nothing was. */
  readonly posted: string;
  readonly onText: (text: string) => void;
}

/** A list as a file, chosen or dropped on the page; posted with the form where there are no scripts. */
export function FileField({ posted, onText }: FileFieldProps) {
  const [problem, setProblem] = useState(posted);
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
        {isOver ? 'Drop the file' : isHydrated ? 'Or choose a file, or drop it here' : 'Or choose a file'}
      </label>
      <input
        className="form-control"
        id="order-file"
        type="file"
        name={fields.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-describedby="order-file-help order-file-problem"
        onChange={choose}
      />
      <p className="form-text mb-0" id="order-file-help">
        CSV or text, up to 1 MB.{!isHydrated && <span> Check your list to have it read.</span>}
      </p>
      <p className={styles.problem} id="order-file-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
