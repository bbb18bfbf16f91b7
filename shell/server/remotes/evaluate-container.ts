import { Script } from 'node:vm';
import { type Container, isContainer } from '../../src/federation/container';

/**
 * Runs the bytes of a remote's single-file server build in this process.
 *
 * @param code source of a CommonJS module, already verified
 * @param file what it is called in stack traces
 * @param name federation name the build exports its container as
 * @throws Error when it does not export a container, or whatever it throws itself
 */
export function evaluateContainer(code: string, file: string, name: string): Container {
  const module = { exports: {} as Record<string, unknown> };
  const run = new Script(`(function (module, exports, require, __filename) {${code}\n})`, {
    filename: file,
  }).runInThisContext();
  run(module, module.exports, requireBuiltin, `/${name}.cjs`);
  const container = module.exports[name] ?? module.exports;
  if (!isContainer(container)) throw new Error(`${file} does not export a federated container.`);
  return container;
}

function requireBuiltin(id: string): unknown {
  const builtin = process.getBuiltinModule(id);
  if (!builtin) throw new Error(`A remote's server build asked for '${id}', which is not part of Node.`);
  return builtin;
}
