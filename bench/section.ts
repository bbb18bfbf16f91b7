/** Prints a part of the report under its heading. */
export function section(heading: string, body: string): void {
  console.log(`\n${heading}\n\n${body}`);
}
