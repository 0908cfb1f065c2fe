const MAX_DEPTH = 16
const MAX_KEYS = 1000
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Thrown for a request body that cannot be accepted. */
export class BodyError extends Error {
  override name = 'BodyError'
}

/**
 * Parses a JSON object. Refuses duplicate keys, which parsers interpret differently, and known attacks: deep nesting,
 * thousands of keys, and names of the prototype chain. `secure-json-parse` would refuse only the last of these.
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyError('not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyError('not an object')
  refuseHostileKeys(text)
  return value as Record<string, unknown>
}

/**
 * Throws BodyError for keys and nesting that are not acceptable. Reads the tokens of a valid JSON text; a string
 * before a colon is a key of the innermost object.
 */
function refuseHostileKeys(text: string) {
  const open: Set<string>[] = []
  let keys = 0
  let last = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token.startsWith('"')) refuseUnstorable(JSON.parse(token))
    if (token === '{' || token === '[') open.push(new Set())
    if (open.length > MAX_DEPTH) throw new BodyError('too deep')
    if (token === '}' || token === ']') open.pop()
    if (token === ':') {
      const key = JSON.parse(last) as string
      const siblings = open.at(-1)
      if (++keys > MAX_KEYS || FORBIDDEN.has(key) || siblings?.has(key)) throw new BodyError('refused key')
      siblings?.add(key)
    }
    last = token
  }
}

/** Throws BodyError for unpaired surrogates and NUL characters, which PostgreSQL cannot store. */
function refuseUnstorable(text: string) {
  if (/\p{Surrogate}|\0/u.test(text)) throw new BodyError('not text')
}

/** Parses a query string or form. Refuses duplicate names, because parsers disagree on which value counts. */
export function parseForm(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (FORBIDDEN.has(name) || Object.hasOwn(values, name)) throw new BodyError('refused key')
    refuseUnstorable(value)
    values[name] = value
  }
  return values
}
