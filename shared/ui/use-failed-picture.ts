import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Whether a picture failed to load, and the props of its `img`. */
interface FailedPicture {
  readonly failed: boolean;
  readonly image: { readonly ref: RefObject<HTMLImageElement | null>; readonly onError: () => void };
}

/** Detects a picture that fails to load, also one of the server's HTML that failed before hydration. */
export function useFailedPicture(): FailedPicture {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, image: { ref, onError: () => setFailed(true) } };
}
