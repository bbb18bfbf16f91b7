import { useBackCloses } from '@storefront/shared/router';
import { useEffect } from 'react';
import ReactImageLightbox from 'react-image-lightbox';
import './Lightbox.scss';

/** The pictures on the whole screen. */
export interface LightboxProps {
  /** The product's. */
  readonly name: string;
  /** Of the large pictures; never empty. */
  readonly addresses: readonly string[];
  /** Place of the picture that is shown. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly onClose: () => void;
}

/** Shows one picture after the other, round in both directions (P29). Loaded when it is opened. */
export function Lightbox({ name, addresses, chosen, onChoose, onClose }: LightboxProps) {
  useBackCloses(true, onClose);
  useEffect(keepTouchesFromReact, []);
  const count = addresses.length;
  const previous = (chosen + count - 1) % count;
  const next = (chosen + 1) % count;
  return (
    <ReactImageLightbox
      mainSrc={addresses[chosen] ?? ''}
      {...(count > 1 && { prevSrc: addresses[previous], nextSrc: addresses[next] })}
      imageTitle={`Picture ${chosen + 1} of ${count}, ${name}`}
      animationDisabled={matchMedia('(prefers-reduced-motion: reduce)').matches}
      prevLabel="Previous picture"
      nextLabel="Next picture"
      closeLabel="Close"
      onMovePrevRequest={() => onChoose(previous)}
      onMoveNextRequest={() => onChoose(next)}
      onCloseRequest={onClose}
      reactModalProps={{
        contentLabel: `Pictures of ${name}`,
        // By default the lightbox hides the whole body from screen readers, and itself with it.
        appElement: document.querySelectorAll('body > header, body > main, body > footer'),
      }}
    />
  );
}

/**
 * The lightbox hears a finger twice, as a pointer and as a touch. React's listeners for touches are passive, and the browser
 * complains of what the lightbox prevents in them; the pointers say the same.
 */
function keepTouchesFromReact(): () => void {
  const listening = new AbortController();
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
    addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  return () => listening.abort();
}
