/** Texts by number, outside of the heap: a large workbook has hundreds of thousands. */
export class TextStore {
  #bytes = Buffer.allocUnsafe(2 ** 16);
  readonly #ends: number[] = [0];

  add(text: string): void {
    const start = this.#ends.at(-1) ?? 0;
    // No character takes more than three bytes a unit.
    if (this.#bytes.length < start + 3 * text.length) {
      this.#bytes = Buffer.concat([this.#bytes], 2 * this.#bytes.length + 3 * text.length);
    }
    this.#ends.push(start + this.#bytes.write(text, start));
  }

  /** The text with this number, from 0; undefined for others. */
  at(number: number): string | undefined {
    const end = this.#ends[number + 1];
    return end === undefined ? undefined : this.#bytes.toString('utf8', this.#ends[number], end);
  }
}
