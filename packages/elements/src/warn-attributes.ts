import { nearestName } from './nearest-name.ts'
import type { Kind } from './tag.ts'

/**
 * Warns about unknown attributes whose names resemble a known attribute of the tag. Other unknown attributes are
 * ignored, because frameworks and scripts add attributes of their own.
 */
export function warnAttributes(tag: string, given: readonly string[], names: readonly string[]): void {
  for (const name of given) {
    const limit = Math.min(2, Math.floor(name.length / 2))
    const nearest = nearestName(name, names, limit)
    if (nearest) console.warn(`bourselet: <${tag}> has no attribute ${name}. Did you mean ${nearest}?`)
  }
}

/** Returns the part of a warning that names the values that an attribute accepts. */
function wordsOf(kind: Kind): string {
  if (typeof kind === 'object') return `one of ${kind.join(', ')}`
  return kind === 'list' ? 'a list such as BTCUSDT,ETHUSDT or ["BTCUSDT","ETHUSDT"]' : 'JSON'
}

/** Warns that the tag ignores an invalid value of an attribute, or of the property of the same name. */
export function warnValue(tag: string, attribute: string, given: unknown, kind: Kind): void {
  const value = String(given).slice(0, 40)
  console.warn(`bourselet: <${tag}> ignores ${attribute}="${value}". The attribute takes ${wordsOf(kind)}.`)
}
