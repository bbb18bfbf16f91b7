import { cut } from './clean-text';

/** Something that an owner should know though it stops nothing. */
export interface ImportWarning {
  /** A sentence. */
  readonly message: string;
  /** How often it was met. */
  readonly count: number;
  /** Where it was met first; empty for what concerns the whole file. */
  readonly examples: readonly WarningPlace[];
}

/** A cell, or a row where the column is null. */
export interface WarningPlace {
  readonly row: number;
  readonly column: string | null;
  readonly value: string;
}

const maxExamples = 20;
const maxValueLength = 100;

/** Warnings of one reading, counted by their sentence. */
export class Warnings {
  readonly #found = new Map<string, { count: number; examples: WarningPlace[] }>();

  add(message: string, place?: WarningPlace): void {
    const found = this.#found.get(message) ?? { count: 0, examples: [] };
    this.#found.set(message, found);
    found.count += 1;
    if (place && found.examples.length < maxExamples) {
      found.examples.push({ ...place, value: cut(place.value, maxValueLength) });
    }
  }

  get list(): readonly ImportWarning[] {
    return [...this.#found].map(([message, found]) => ({ message, ...found }));
  }
}
