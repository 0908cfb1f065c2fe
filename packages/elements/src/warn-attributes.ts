import { nearestName } from './nearest-name.ts'
import type { Kind } from './tag.ts'

/**
 * Matches the names of attributes that frameworks and libraries add to any element, such as `v-cloak`, `_ngcontent-a1`
 * or `@click`, and those of microdata.
 */
const ofFrameworks = /^((au|c|hx|mv|ng|q|s|uk|up|v|x)-|js|ng|item|is$|exportparts$)|[^a-z-]/

/** Returns true if HTML has the attribute for all elements, such as `tabindex` or `onclick`. */
function isGlobal(name: string): boolean {
  for (const property in HTMLElement.prototype) if (property.toLowerCase() === name) return true
  return false
}

/**
 * Warns about unknown attributes, and suggests a known attribute if its name is similar. Attributes that HTML allows on
 * any element, and those that frameworks and libraries add to any element, are ignored unless their names are similar
 * to a known one.
 */
export function warnAttributes(tag: string, given: readonly string[], names: readonly string[]): void {
  for (const name of given) {
    const limit = Math.min(2, Math.floor(name.length / 2))
    const nearest = nearestName(name, names, limit)
    if (!nearest && (ofFrameworks.test(name) || isGlobal(name))) continue
    const remedy = nearest ? `Did you mean ${nearest}?` : `Its attributes: ${names.join(', ')}.`
    console.warn(`bourselet: <${tag}> has no attribute ${name}. ${remedy}`)
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
