const RISKY = ['__proto__', 'constructor', 'prototype'] as const

/** Escaped ASCII could spell a risky key; answers in Chinese escape far above it and stay on the fast path. */
const suspicious = (text: string) => text.includes('\\u00') || RISKY.some((key) => text.includes(key))

/** `JSON.parse` without the keys that could reach a prototype. Throws SyntaxError as JSON.parse does. */
export function parseJson(text: string): unknown {
  if (!suspicious(text)) return JSON.parse(text)
  return JSON.parse(text, (key, value) => (RISKY.includes(key as '__proto__') ? undefined : value))
}
