import styles from './CarouselControls.module.scss';

interface CarouselControlsProps {
  /** Null where it never moves by itself, and so has nothing to pause. */
  readonly playing: boolean | null;
  readonly onPlay: (playing: boolean) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** The buttons of a running carousel. */
export function CarouselControls({ playing, onPlay, onPrevious, onNext }: CarouselControlsProps) {
  return (
    <>
      {playing !== null && (
        <Control
          label={playing ? 'Pause carousel' : 'Play carousel'}
          icon={playing ? 'M9 6v12M15 6v12' : 'M8 6l10 6-10 6z'}
          onPress={() => onPlay(!playing)}
        />
      )}
      <Control label="Previous products" icon="M14 6l-6 6 6 6" onPress={onPrevious} />
      <Control label="Next products" icon="M10 6l6 6-6 6" onPress={onNext} />
    </>
  );
}

interface ControlProps {
  readonly label: string;
  /** The path of a picture of 24 by 24. */
  readonly icon: string;
  readonly onPress: () => void;
}

function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button className={styles.control} type="button" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
