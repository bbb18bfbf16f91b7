/**
 * Contrast of two colours after WCAG 2, from 1 to 21; null when one is not a hexadecimal colour of three or six digits.
 */
export function contrast(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number | null {
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(color)) return null;
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const part = (from: number) => {
    const value = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
