import { act, fireEvent, screen } from '@testing-library/react';
import { type QuoteFieldName, type QuoteFields, quoteFieldDefinitions } from '../data/quote-fields';
import { filledQuote } from './filled-quote-for-test';

/** The control of a field in the rendered form. */
export const field = (name: QuoteFieldName) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${quoteFieldDefinitions[name].label}`));

/** Fills the form at once, as autofill does. */
export function fill(fields: Partial<QuoteFields> = {}): void {
  const { quantity, ...typed } = filledQuote(fields);
  const all = screen.queryByLabelText('Quantity') ? { quantity, ...typed } : typed;
  for (const [name, value] of Object.entries(all) as [QuoteFieldName, string][]) {
    fireEvent.input(field(name), { target: { value } });
    fireEvent.change(field(name), { target: { value } });
  }
}

/** Presses a button and waits for its effects. */
export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
