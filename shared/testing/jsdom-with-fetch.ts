import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * The document of jsdom with Node's fetch family, which the router's actions and loaders need and jsdom leaves out:
 * `@jest-environment ./shared/testing/jsdom-with-fetch.ts`.
 */
export default class JsdomWithFetch extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      Request,
      Response,
      Headers,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      AbortController,
      AbortSignal,
    });
  }
}
