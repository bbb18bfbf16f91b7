/** What a remote's build gives whoever loads it: a federation container, as webpack makes it. */
export interface Container {
  /** Takes what the shell shares; further calls change nothing. */
  init(shareScope: object, initScope: object[]): unknown;
  /** Rejects when it exposes nothing under that name, which begins with './'. */
  get(name: string): Promise<() => unknown>;
}

/** Whether the value is what a build with the federation plugin exports. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
