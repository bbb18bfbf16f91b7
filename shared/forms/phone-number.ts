/**
 * Whether a text is a phone number (P46): without its separators (space, dot, dash,
 * brackets, anywhere) an optional + and up to two digits, an optional 1, then ten digits.
 */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{0,2}1?\d{10}$/.test(text.replace(/[\s.()-]/g, ''));
}
