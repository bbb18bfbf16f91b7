import {
  assert,
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

declare global {
  /** Where builds with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeForContainers;
}

/**
 * The federation runtime that containers use instead of a copy of their own. Handing on just these names, all of
 * which the shell uses itself, keeps it from being in the page's scripts a second time.
 */
export const runtimeForContainers = {
  CurrentGlobal,
  Global,
  helpers,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
