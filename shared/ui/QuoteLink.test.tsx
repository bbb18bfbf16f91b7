import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { QuoteLink } from './QuoteLink';

function press(chosenQuantity?: () => number) {
  const bus = busForTest();
  const asked: unknown[] = [];
  bus.events.quoteAsked.subscribe((subject) => asked.push(subject));
  const subject = { kind: 'product', id: 'gauze', quantity: 1 } as const;
  const link = (
    <QuoteLink subject={subject} {...(chosenQuantity && { chosenQuantity })}>
      Ask
    </QuoteLink>
  );
  const { unmount } = render(pageForTest(link, { bus }));
  expect(fireEvent.click(screen.getByRole('link', { name: 'Ask' }))).toBe(false);
  unmount();
  return asked;
}

it('requests a quote for its subject', () => {
  expect(press()).toEqual([{ kind: 'product', id: 'gauze', quantity: 1 }]);
});

it('requests the quantity chosen when it is pressed, if valid', () => {
  expect(press(() => 7)).toEqual([{ kind: 'product', id: 'gauze', quantity: 7 }]);
  for (const wrong of [0, -1, 1.5, 10_000, Number.NaN])
    expect(press(() => wrong)).toEqual([{ kind: 'product', id: 'gauze', quantity: 1 }]);
});
