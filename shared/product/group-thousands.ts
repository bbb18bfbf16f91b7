/** Inserts commas between thousands into a number formatted by `toFixed`: `1,234,567.50`. */
export function groupThousands(decimal: string): string {
  return decimal.replace(/(?<!\.\d*)\B(?=(\d{3})+\b)/g, ',');
}
