/** What units are called, and what one of them is in the smallest of its kind: microlitres, millimetres, milligrams. */
const units: Readonly<Record<string, readonly [names: string, kind: string, size: number]>> = {
  microlitre: ['ul microlitres? microliters?', 'ul', 1],
  millilitre: ['mls? millilitres? milliliters? cc', 'ul', 1_000],
  litre: ['l lt ltrs? litres? liters?', 'ul', 1_000_000],
  millimetre: ['mm millimetres? millimeters?', 'mm', 1],
  centimetre: ['cms? centimetres? centimeters?', 'mm', 10],
  metre: ['m mtrs? metres? meters?', 'mm', 1_000],
  milligram: ['mg milligrams?', 'mg', 1],
  // A needle's gauge is written with the same letter.
  gram: ['g gms? grams? gauge', 'mg', 1_000],
  kilogram: ['kgs? kilos? kilograms?', 'mg', 1_000_000],
  volt: ['v volts?', 'v', 1],
  speed: ['rpm', 'rpm', 1],
  magnification: ['x', 'x', 1],
};

const all = Object.values(units).map(
  ([names, kind, size]) => [new RegExp(`^(?:${names.replaceAll(' ', '|')})$`), kind, size] as const,
);

/** Every name of a unit, as the source of a regular expression. */
export const unitPattern = `(?:${Object.values(units)
  .map(([names]) => names.replaceAll(' ', '|'))
  .join('|')})`;

/**
 * One word for a measure, the same however it is written: '1 L', '1000ml' and '1.0 litre' are '1000000ul'.
 * @param amount digits, perhaps with a decimal point
 * @param unit one that `unitPattern` takes
 */
export function measureWord(amount: string, unit: string): string {
  const [, kind = unit, size = 1] = all.find(([names]) => names.test(unit)) ?? [];
  return `${numberWord(digitsOf(Number((Number(amount) * size).toFixed(3)), amount))}${kind}`;
}

/** A number as one word: PostgreSQL would take a decimal point for the end of one. Zeros in front are part of a code. */
export function numberWord(amount: string): string {
  const whole = amount.includes('.') ? digitsOf(Number(amount), amount) : amount;
  return whole.replace('.', 'p');
}

/** A number in digits; as it was typed where JavaScript would write an exponent. */
function digitsOf(value: number, typed: string): string {
  const text = String(value);
  return text.includes('e') ? typed : text;
}
