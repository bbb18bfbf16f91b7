/** The theme's tokens by name, without dashes; what the dark scheme leaves alone is the same in both. */
export interface Tokens {
  readonly light: ReadonlyMap<string, string>;
  readonly dark: ReadonlyMap<string, string>;
}

/** Reads the tokens from the theme's stylesheet, or from `_tokens.scss`: the first rules for `:root`, and those for the dark scheme. */
export function readTokens(css: string): Tokens {
  const light = declarations(/:root\s*{([^}]*)}/.exec(css));
  const dark = declarations(/prefers-color-scheme:\s*dark\)\s*{\s*:root\s*{([^}]*)}/.exec(css));
  return { light: new Map(light), dark: new Map([...light, ...dark]) };
}

function declarations(rules: RegExpExecArray | null): [string, string][] {
  const found = rules?.[1]?.matchAll(/--([\w-]+):\s*([^;]+)/g) ?? [];
  return [...found].map(([, name = '', value = '']) => [name, value.trim()]);
}
