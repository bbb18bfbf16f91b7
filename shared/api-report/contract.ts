// biome-ignore-all lint/performance/noBarrelFile: the entry point of a report, which nothing imports

// What separately shipped builds rely on (docs/contracts.md): the modules that the shell provides, what its connections reject
// with, and what a release exposes and says of itself.
export type { ApiError } from '../api/api-error';
export * as bus from '../bus/public';
export type { PlaceModule } from '../contracts/places';
export type { PageHandle, RemoteDeclaration, RoutesModule } from '../contracts/remote-declaration';
export * as router from '../router/public';
