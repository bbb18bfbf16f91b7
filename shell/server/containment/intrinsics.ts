/** What all code of a process has in common: a release that changes it changes the shell and every other release. */
const objects: Readonly<Record<string, object>> = {
  Array,
  'Array.prototype': Array.prototype,
  Date,
  'Date.prototype': Date.prototype,
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

/**
 * Remembers what belongs to all as it is now. Of globals only those count that have a value already: Node makes others when they are
 * first asked for, and new ones are nobody's loss.
 *
 * @returns puts back what was changed since, as far as that can be, and names it; nothing when all is as it was
 */
export function rememberIntrinsics(): () => readonly string[] {
  // What puts things back must not be what was changed: no methods of lists and maps from here on.
  const { getOwnPropertyDescriptor, is } = Object;
  const { ownKeys, defineProperty, deleteProperty } = Reflect;
  const known = Object.entries(objects).map(([name, object]): Known => {
    const isGlobal = object === globalThis;
    const all = Object.getOwnPropertyDescriptors(object) as Record<PropertyKey, PropertyDescriptor>;
    const keys = ownKeys(all).filter((key) => !isGlobal || all[key]?.value !== undefined);
    return { name, object, keys, descriptors: keys.map((key) => all[key] ?? {}) };
  });

  const restored = ({ object, keys, descriptors }: Known, names: string[], name: string) => {
    for (let nth = 0; nth < keys.length; nth += 1) {
      const key = keys[nth] ?? '';
      const before = descriptors[nth] ?? {};
      const now = getOwnPropertyDescriptor(object, key);
      if (now && is(now.value, before.value) && now.get === before.get && now.set === before.set) continue;
      names[names.length] = `${name}.${String(key)}`;
      defineProperty(object, key, before);
    }
  };
  const removed = ({ object, keys }: Known, names: string[], name: string) => {
    const now = ownKeys(object);
    if (object === globalThis || now.length === keys.length) return;
    for (let nth = 0; nth < now.length; nth += 1) {
      const key = now[nth] ?? '';
      let isKnown = false;
      for (let other = 0; other < keys.length && !isKnown; other += 1) isKnown = keys[other] === key;
      if (isKnown) continue;
      names[names.length] = `${name}.${String(key)}`;
      deleteProperty(object, key);
    }
  };

  return () => {
    const names: string[] = [];
    for (let nth = 0; nth < known.length; nth += 1) {
      const one = known[nth];
      if (!one) continue;
      restored(one, names, one.name);
      removed(one, names, one.name);
    }
    return names;
  };
}
