/** A quote request as the storefront posts it, with changes. */
export function quoteForTest(changes: object = {}) {
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '0412 345 678',
    address: '1 Lane',
    state: 'NSW',
    suburb: 'Pyrmont',
    postcode: '2009',
    description: 'Hello',
    message: 'Hello',
    productDetails: [{ id: 'a', quantity: 1 }],
    ...changes,
  };
}
