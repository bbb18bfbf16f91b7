interface IconProps {
  readonly drawing: string;
  readonly size?: string;
}

/** A decorative line drawing beside text. */
export function Icon({ drawing, size = '1.375em' }: IconProps) {
  return (
    <svg className="site-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

/** The wishlist's drawing. */
export const heart =
  'M12 20s-7.5-4.4-7.5-10a4.2 4.2 0 0 1 7.5-2.6A4.2 4.2 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10Z';
