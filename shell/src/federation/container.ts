/** A federation container, as webpack exports it. */
export interface Container {
  /** Takes the shared modules; further calls have no effect. */
  init(shareScope: object, initScope: object[]): unknown;
  /** Rejects for an unknown name; names begin with './'. */
  get(name: string): Promise<() => unknown>;
}

/** Whether a value is a federation container. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
