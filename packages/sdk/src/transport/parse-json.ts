const RISKY = ['__proto__', 'constructor', 'prototype'] as const

/**
 * Returns true if the text may contain a risky key, plain or with escaped ASCII letters. Escapes of Chinese
 * characters do not begin with \u00, so such text is still parsed in the fast way.
 */
const suspicious = (text: string) => text.includes('\\u00') || RISKY.some((key) => text.includes(key))

/**
 * Parses JSON and drops keys that could change a prototype. Returns null for a text that is not JSON.
 * `secure-json-parse` would add 1 kB, which the byte budget of the SDK does not allow.
 */
export function parseJson(text: string): unknown {
  try {
    if (!suspicious(text)) return JSON.parse(text)
    return JSON.parse(text, (key, value) => (RISKY.includes(key as '__proto__') ? undefined : value))
  } catch {
    return null
  }
}
