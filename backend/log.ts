import { createLog } from 'log/create-log';

/** The backend's log: one JSON line for each event. */
export const log = createLog('backend');
