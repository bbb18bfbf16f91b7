import { createLog } from 'log/create-log';

/** What this process says for whoever operates it, one JSON line each. */
export const log = createLog('backend');
