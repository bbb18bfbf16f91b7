/**
 * First and last name as the quote request carries them: each lower-cased with a capital first letter, joined by a
 * space (P51).
 */
export function fullName(first: string, last: string): string {
  return `${capitalised(first)} ${capitalised(last)}`;
}

function capitalised(name: string): string {
  const [initial = '', ...rest] = name.trim().toLowerCase();
  return initial.toUpperCase() + rest.join('');
}
