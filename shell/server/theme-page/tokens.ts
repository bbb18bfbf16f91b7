/** Colours that are used alike, and what each of them has to be told from. */
export interface ColorGroup {
  readonly title: string;
  readonly names: readonly string[];
  /** What the names are: what is written, what it is written on, or what is drawn. */
  readonly role: 'text' | 'background' | 'line';
  /** The two colours of the other side. */
  readonly against: readonly [string, string];
}

/** The colours of `theme/_tokens.scss`; the test beside the page says when one is missing here, and so for all below. */
export const colorGroups: readonly ColorGroup[] = [
  {
    title: 'Text',
    names: ['ink', 'ink-soft', 'primary', 'primary-strong', 'sale', 'hot', 'danger'],
    role: 'text',
    against: ['paper', 'surface'],
  },
  { title: 'Text on buttons', names: ['on-primary'], role: 'text', against: ['primary', 'primary-strong'] },
  {
    title: 'Backgrounds',
    names: ['paper', 'surface', 'tint', 'sale-tint', 'hot-tint', 'danger-tint'],
    role: 'background',
    against: ['ink', 'ink-soft'],
  },
  {
    title: 'Lines and focus',
    names: ['line', 'line-strong', 'focus'],
    role: 'line',
    against: ['paper', 'surface'],
  },
];

/** Space between and inside of things, smallest first. */
export const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7'] as const;

/** Sizes of what is pressed, by mouse or thumb. */
export const targets = ['press'] as const;

/** Roundings of corners. */
export const radii = ['radius', 'radius-large'] as const;

/** Shadows, nearest first. */
export const shadows = ['shadow', 'shadow-high'] as const;

/** Sizes of type, smallest first. */
export const steps = ['step-small', 'step-less', 'step-0', 'step-1', 'step-2', 'step-3', 'step-4'] as const;
