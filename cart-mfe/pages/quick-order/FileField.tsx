import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { fields, readFile } from './order-form';
import styles from './QuickOrder.module.scss';

interface FileFieldProps {
  /** Problem of the posted file; empty for none. */
  readonly posted: string;
  readonly onText: (text: string) => void;
}

/** A field for a file with a list, chosen or dropped on the page; without scripts, posted with the form. */
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
    // Otherwise the same file could not be chosen again.
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
        CSV or text, up to 1 MB.{!isHydrated && <span> It is read when you check the list.</span>}
      </p>
      <p className={styles.problem} id="order-file-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** Handles a file dropped anywhere on the page; true while one is dragged over it. */
function useFileDrop(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handle = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, relatedTarget } = event;
    if (type === 'dragleave' && relatedTarget !== null) return;
    const isFile = dataTransfer?.types.includes('Files') === true;
    setOver(isFile && type === 'dragover');
    // Otherwise the browser would open it in place of the page.
    if (isFile) event.preventDefault();
    const [file] = dataTransfer?.files ?? [];
    if (file && type === 'drop') take(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, (event) => handle(event), listening);
    return () => listening.abort();
  }, []);
  return isOver;
}
