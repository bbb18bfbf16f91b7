import type { Told } from 'releases/gate/gate-report';

/** Something that is wrong with the shop with a release, and is not with what is live. */
export interface Fault {
  /** What, as the end of a sentence. */
  readonly what: string;
  /** The address, what the visitor's lists have, and the width of the screen. */
  readonly where: string;
  /** Pattern of the address: the same elsewhere is another fault. */
  readonly address: string;
  /** Whether its numbers are others each time, as those of a text of the console. */
  readonly hasPassingNumbers?: boolean;
  /** Files with a picture of both. */
  readonly pictures?: readonly string[];
}

/** Faults for people, the same at one address in one sentence with the first place that has it. */
export function toldFaults(faults: readonly Fault[]): Told[] {
  const kinds = new Set(faults.map(aboutOf));
  return [...kinds].map((about) => {
    const alike = faults.filter((fault) => aboutOf(fault) === about);
    const [{ what = '', where = '' } = {}] = alike;
    const places = new Set(alike.map((fault) => fault.where));
    const more = places.size > 1 ? ` and ${places.size - 1} more` : '';
    const [pictures] = alike.flatMap((fault) => (fault.pictures ? [fault.pictures] : []));
    const shown = pictures ? ` (${pictures.join(', ')})` : '';
    return { sentence: `${where}${more}: ${what}${shown}.`, about };
  });
}

/** What is accepted with a fault: another price is another fault. */
function aboutOf({ address, what, hasPassingNumbers }: Fault): string {
  return `${address}: ${hasPassingNumbers ? lastingText(what) : withoutIds(what)}`;
}

/**
 * A text without what differs between any two releases: versions, which files and fields have in their names, and React's own ids,
 * which count what is before an element.
 */
export function withoutIds(text: string): string {
  return text
    .replaceAll(/\d+\.\d+\.\d+(?:\+|%2B)[0-9a-f]{12}(?![0-9a-f])/gi, '')
    .replaceAll(/_r_[0-9a-z]*_/gi, '_r_');
}

/** The same without numbers, too. */
export function lastingText(text: string): string {
  return withoutIds(text).replaceAll(/\d+/g, '#');
}
