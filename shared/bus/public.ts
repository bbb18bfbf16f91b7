// biome-ignore-all lint/performance/noBarrelFile: the one module the shell shares with the remotes; it hands on exactly what they use

export { BusProvider, useBus } from './BusProvider';
export { createBrowserCookies } from './browser-cookies';
export type { Bus, ChangeResult, Topic } from './bus';
export { createBus } from './bus';
export type { CookieStore } from './cookie-store';
export { totalQuantity } from './quantity';
export { removedFields, removedIn } from './removed-lines';
export type { RequestCookies } from './request-cookies';
export { createRequestCookies } from './request-cookies';
export type { StateFormResult } from './state-action';
export { applyStateForm } from './state-action';
export { useTopic } from './use-topic';
