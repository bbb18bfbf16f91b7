import federation from '@module-federation/webpack-bundler-runtime/bundler';

// Runs before every module of a container: replaces webpack's federation runtime. The federation plugin writes the same into a file named
// by the repository's path, and that name would be in the bytes of the build.
__webpack_require__.federation = { ...federation, ...__webpack_require__.federation };
__webpack_require__.federation.instance = federation.bundlerRuntime.init({
  webpackRequire: __webpack_require__,
});
federation.attachShareScopeMap(__webpack_require__);
__webpack_require__.federation.installInitialConsumes?.();
