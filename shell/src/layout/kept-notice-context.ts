import type { Notice } from '@storefront/shared/contracts/state';
import { createContext } from 'react';

/** What the form post that led to this document has to say; null when none did. */
export const KeptNoticeContext = createContext<Notice | null>(null);
