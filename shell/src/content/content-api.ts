import { type EmailCalls, emailCalls } from '@storefront/shared/api/email-calls';
import { type SettingsCalls, settingsCalls } from '@storefront/shared/api/settings-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** Calls of the text pages and their forms. */
export const contentApi: LoadCalls<SettingsCalls & Pick<EmailCalls, 'sendMessage' | 'subscribe'>> =
  async () =>
  ({ shop, sending }) => ({ ...settingsCalls(shop), ...emailCalls(sending) });
