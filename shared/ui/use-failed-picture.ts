import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Whether a picture has failed to load, and what its `img` needs for that to be known. */
interface FailedPicture {
  readonly failed: boolean;
  readonly image: { readonly ref: RefObject<HTMLImageElement | null>; readonly onError: () => void };
}

/** Watches a picture; one of the server's HTML may have failed before there was anyone to hear of it. */
export function useFailedPicture(): FailedPicture {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, image: { ref, onError: () => setFailed(true) } };
}
