import { useBackCloses } from '@storefront/shared/router';
import { useEffect } from 'react';
import ReactImageLightbox from 'react-image-lightbox';
import './Lightbox.scss';

/** Props of the lightbox. */
export interface LightboxProps {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly onClose: () => void;
}

/** The pictures in full screen, in a loop (P29); loaded on demand. */
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
 * Hides touch events from React. Its touch listeners are passive, so the browser warns when the lightbox prevents a touch; the lightbox
 * also handles pointer events, which suffice.
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
