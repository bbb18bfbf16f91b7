import { httpOrigin } from '../traffic/http-origin';

/**
 * Where the running shop is, for previews and checks.
 *
 * @throws Error in one sentence when PUBLIC_ORIGIN is no origin
 */
export function shopOrigin(): string {
  const text = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  return httpOrigin('PUBLIC_ORIGIN', text, 'https://shop.example.com');
}
