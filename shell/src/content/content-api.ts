import { type EmailCalls, emailCalls } from '@storefront/shared/api/email-calls';
import { type SettingsCalls, settingsCalls } from '@storefront/shared/api/settings-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** The calls of the pages of text and of their forms: `storefront.api(contentApi)`. */
export const contentApi: LoadCalls<SettingsCalls & Pick<EmailCalls, 'sendMessage' | 'subscribe'>> =
  async () =>
  ({ shop, sending }) => ({ ...settingsCalls(shop), ...emailCalls(sending) });
