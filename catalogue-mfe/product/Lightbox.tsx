import { useBackCloses } from '@storefront/shared/router';
import { useMemo } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
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

const nothing = () => null;

/** Shows one picture after the other, round in both directions (specification section 2). Loaded when it is opened. */
export function Lightbox({ name, addresses, chosen, onChoose, onClose }: LightboxProps) {
  useBackCloses(true, onClose);
  const count = addresses.length;
  const slides = useMemo(() => addresses.map((src) => ({ src, alt: name })), [addresses, name]);
  const title = (
    <p key="title" className="lightbox-title">
      {name}, picture {chosen + 1} of {count}
    </p>
  );
  return (
    <YetAnotherLightbox
      open
      slides={slides}
      index={chosen}
      on={{ view: ({ index }) => onChoose(index) }}
      close={onClose}
      plugins={[Zoom]}
      toolbar={{ buttons: [title, 'zoom', 'close'] }}
      labels={{
        Lightbox: `Pictures of ${name}`,
        'Photo gallery': 'Pictures',
        Previous: 'Previous picture',
        Next: 'Next picture',
      }}
      carousel={{ finite: count === 1 }}
      {...(count === 1 && { render: { buttonPrev: nothing, buttonNext: nothing } })}
    />
  );
}
