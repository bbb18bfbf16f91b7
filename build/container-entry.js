import federation from '@module-federation/webpack-bundler-runtime/bundler';

// What every module of a container runs after: the federation runtime takes its place in webpack's. The federation plugin writes
// the same, into a file that is named by where the repository lies; that name would be in the bytes of the build.
__webpack_require__.federation = { ...federation, ...__webpack_require__.federation };
__webpack_require__.federation.instance = federation.bundlerRuntime.init({
  webpackRequire: __webpack_require__,
});
federation.attachShareScopeMap(__webpack_require__);
__webpack_require__.federation.installInitialConsumes?.();
