import { createLog } from 'log/create-log';

/** What an artefact host says for whoever operates it, one JSON line each. */
export const log = createLog('artefacts');
