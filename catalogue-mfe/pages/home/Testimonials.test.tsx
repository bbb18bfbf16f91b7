import type { Testimonial } from '@storefront/shared/api/settings-calls';
import { render, screen, within } from '@testing-library/react';
import { Testimonials } from './Testimonials';

const show = (...testimonials: Testimonial[]) =>
  render(<Testimonials caption={null} testimonials={testimonials} />);

it('quotes each customer in a figure with the customer’s name', () => {
  show({ name: 'Ann', role: 'Nurse, Perth', text: 'Good.' }, { name: 'Bob', role: null, text: 'Fine.' });
  const [ann, bob] = screen.getAllByRole('figure');
  if (!ann || !bob) throw new Error('Two figures are needed.');
  expect(within(ann).getByRole('blockquote').textContent).toBe('Good.');
  expect(ann.querySelector('figcaption')?.textContent).toBe('Ann Nurse, Perth');
  expect(bob.querySelector('figcaption')?.textContent?.trim()).toBe('Bob');
});

it('works without a name', () => {
  show({ name: null, role: null, text: 'Good.' });
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('Good.');
  expect(figure.querySelector('figcaption')).toBeNull();
});

it('shows nothing without testimonials', () => {
  expect(show().container.innerHTML).toBe('');
});
