// biome-ignore-all lint/performance/noBarrelFile: the entry point of a report, which nothing imports

// What separately shipped builds rely on (docs/contracts.md).
export type { ApiError } from '../api/api-error';
export * as bus from '../bus/public';
export type { PageHandle, RemoteDeclaration, RoutesModule } from '../contracts/remote-declaration';
export type { SlotModule } from '../contracts/slots';
export * as router from '../router/public';
