/**
 * Most characters (UTF-16 units, as `maxlength` counts in a browser) of what a visitor types, by the name of the field in
 * the messages of P53. The forms say so at the field, the backend refuses more.
 */
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
