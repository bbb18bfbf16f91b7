/** Longest input in characters (UTF-16 units) by field name in messages (P53); the backend refuses more. */
export const fieldLimits = {
  name: 200,
  company: 200,
  email: 254,
  phone: 50,
  address: 500,
  suburb: 200,
  state: 200,
  postcode: 20,
  subject: 200,
  description: 10_000,
  message: 10_000,
} as const;
