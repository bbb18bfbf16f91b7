/**
 * A decimal number with commas between its thousands: `1234567.50` becomes `1,234,567.50`.
 *
 * @param decimal digits, with a minus and decimals or without, as `toFixed` writes them
 */
export function groupThousands(decimal: string): string {
  return decimal.replace(/(?<!\.\d*)\B(?=(\d{3})+\b)/g, ',');
}
