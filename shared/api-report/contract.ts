// biome-ignore-all lint/performance/noBarrelFile: the entry point of a report, which nothing imports

// What separately shipped builds rely on (docs/contracts.md).
export type { ApiError } from '../api/api-error';
export * as bus from '../bus/public';
export type { PlaceModule } from '../contracts/places';
export type { PageHandle, RemoteDeclaration, RoutesModule } from '../contracts/remote-declaration';
export * as router from '../router/public';
