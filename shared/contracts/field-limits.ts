/** Most characters (UTF-16 units) of what a visitor types, by the names of fields in messages (P53); the backend refuses more. */
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
