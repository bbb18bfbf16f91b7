import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped anywhere on the page; says whether one is held over it. */
export function useFileDrop(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Or the browser would open it in place of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      takeNow(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
