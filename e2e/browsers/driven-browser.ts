/** A browser that is driven by WebDriver, over whichever of its two protocols it speaks. */
export interface DrivenBrowser {
  /** Opens an address, and waits until its document is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees only its arguments; these and its result are JSON. */
  run<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Moves and presses pointer and keys. */
  act(inputs: readonly InputSource[]): Promise<void>;
  /** Errors and warnings so far in the console of its pages; empty if the browser does not show them. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** Pointer or keys and what is done with them, the same in both protocols: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  readonly id: string;
  readonly type: 'pointer' | 'key';
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}
