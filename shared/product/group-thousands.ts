/** A number in digits, as `toFixed` writes it, with commas between its thousands: `1,234,567.50`. */
export function groupThousands(decimal: string): string {
  return decimal.replace(/(?<!\.\d*)\B(?=(\d{3})+\b)/g, ',');
}
