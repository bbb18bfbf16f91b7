import { revalidateUnlessStored } from './revalidate-unless-stored';

const asked = (formAction: string | undefined, defaultShouldRevalidate: boolean) =>
  revalidateUnlessStored({ formAction, defaultShouldRevalidate } as Parameters<
    typeof revalidateUnlessStored
  >[0]);

it.each([
  ['a change of the cart', asked('/cart', true), false],
  ['another form', asked('/quote', true), true],
  ['a navigation', asked(undefined, true), true],
  ['a navigation that needs nothing new', asked(undefined, false), false],
])('%s', (_, answer, expected) => {
  expect(answer).toBe(expected);
});
