/** A phone number that can be called. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>;
}
