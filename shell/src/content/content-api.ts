import { type EmailCalls, emailCalls } from '@storefront/shared/api/email-calls';
import { type PostCalls, postCalls } from '@storefront/shared/api/post-calls';
import { type SettingsCalls, settingsCalls } from '@storefront/shared/api/settings-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';
import { retryHeaders } from '@storefront/shared/forms/retry-headers';

/** Calls of the text pages and their forms. */
export const contentApi: LoadCalls<
  SettingsCalls & PostCalls & Pick<EmailCalls, 'sendMessage' | 'subscribe' | 'unsubscribe'>
> =
  async () =>
  ({ shop, submissions }) => ({ ...settingsCalls(shop), ...postCalls(shop), ...emailCalls(submissions) });

/**
 * Logs the error of a form that could not be sent, and makes its answer: a status that is among `said` with the backend's message and
 * `Retry-After`, else 502 with `sentence`.
 */
export function sendFailure(
  error: unknown,
  sentence: string,
  said: readonly unknown[] = [429],
): { readonly failure: string; readonly init: ResponseInit } {
  console.error(String(error));
  const isSaid = error instanceof Error && 'status' in error && said.includes(error.status);
  return {
    failure: isSaid ? error.message : sentence,
    init: { status: isSaid ? Number(error.status) : 502, headers: retryHeaders(error) },
  };
}
