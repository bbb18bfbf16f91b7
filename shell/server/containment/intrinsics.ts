/** Intrinsics that all code of a process shares: a release that changes one changes the shell and every other release. */
const objects: Readonly<Record<string, object>> = {
  Array,
  'Array.prototype': Array.prototype,
  Date,
  'Date.prototype': Date.prototype,
  Error,
  'Error.prototype': Error.prototype,
  'Function.prototype': Function.prototype,
  JSON,
  'Map.prototype': Map.prototype,
  Math,
  Number,
  'Number.prototype': Number.prototype,
  Object,
  'Object.prototype': Object.prototype,
  Promise,
  'Promise.prototype': Promise.prototype,
  Reflect,
  'RegExp.prototype': RegExp.prototype,
  'Set.prototype': Set.prototype,
  String,
  'String.prototype': String.prototype,
  'URL.prototype': URL.prototype,
  'URLSearchParams.prototype': URLSearchParams.prototype,
  console,
  globalThis,
};

interface Known {
  readonly name: string;
  readonly object: object;
  readonly keys: readonly PropertyKey[];
  readonly descriptors: readonly PropertyDescriptor[];
}

interface ChangedIntrinsics {
  readonly changed: readonly string[];
  /** Intrinsics that could not be restored: the process has to end. */
  readonly lasting: readonly string[];
}

/** Remembers the intrinsics, except globals that Node makes on demand. @returns restores what has changed since, and names it */
export function rememberIntrinsics(): () => ChangedIntrinsics {
  // Restoring must not use what may have changed: no methods of lists and maps from here on.
  const { getOwnPropertyDescriptor, is } = Object;
  const { ownKeys, defineProperty, deleteProperty } = Reflect;
  const known = Object.entries(objects).map(([name, object]): Known => {
    const isGlobal = object === globalThis;
    const all = Object.getOwnPropertyDescriptors(object) as Record<PropertyKey, PropertyDescriptor>;
    const keys = ownKeys(all).filter((key) => !isGlobal || all[key]?.value !== undefined);
    return { name, object, keys, descriptors: keys.map((key) => all[key] ?? {}) };
  });

  return () => {
    const changed: string[] = [];
    const lasting: string[] = [];
    const note = (name: string, key: PropertyKey, isUndone: boolean) => {
      changed[changed.length] = `${name}.${String(key)}`;
      if (!isUndone) lasting[lasting.length] = `${name}.${String(key)}`;
    };
    const restore = ({ name, object, keys, descriptors }: Known) => {
      for (let nth = 0; nth < keys.length; nth += 1) {
        const key = keys[nth] ?? '';
        const before = descriptors[nth] ?? {};
        const now = getOwnPropertyDescriptor(object, key);
        if (now && is(now.value, before.value) && now.get === before.get && now.set === before.set) continue;
        note(name, key, defineProperty(object, key, before));
      }
    };
    const removeNew = ({ name, object, keys }: Known) => {
      const now = ownKeys(object);
      if (object === globalThis || now.length === keys.length) return;
      for (let nth = 0; nth < now.length; nth += 1) {
        const key = now[nth] ?? '';
        let isKnown = false;
        for (let other = 0; other < keys.length && !isKnown; other += 1) isKnown = keys[other] === key;
        if (!isKnown) note(name, key, deleteProperty(object, key));
      }
    };
    for (let nth = 0; nth < known.length; nth += 1) {
      const one = known[nth];
      if (!one) continue;
      restore(one);
      removeNew(one);
    }
    return { changed, lasting };
  };
}
