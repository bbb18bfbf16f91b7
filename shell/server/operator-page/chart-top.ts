/** The next of 1, 2, 5, 10, 20, 50, … that is not below any of the values: charts that end there can be compared. */
export function chartTop(values: readonly number[], least: number): number {
  const greatest = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(greatest));
  return [1, 2, 5, 10].map((times) => times * power).find((top) => top >= greatest) ?? greatest;
}
