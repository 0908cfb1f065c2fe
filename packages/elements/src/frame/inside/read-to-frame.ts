import { hasOnly, isAttribute, isRaw, isText, LONGEST_VALUE, type Raw, type ToFrame } from '../messages.ts'
import { isTokenValue } from '../token-value.ts'

/** The values that each setting of an appearance accepts. */
const choices: Record<string, readonly string[]> = {
  theme: ['dark', 'light', 'auto'],
  marketColours: ['green-up', 'red-up', 'blue-orange'],
  density: ['compact', 'comfortable'],
}

const warned = new Set<string>()

/**
 * Returns an appearance in which null replaces an empty text and a text that a setting does not accept, so that the
 * frame applies the other settings. Warns once about each text that is not accepted.
 */
function withoutUnknown(appearance: Raw): Raw {
  const known = { ...appearance }
  for (const [name, accepted] of Object.entries(choices)) {
    const text = known[name]
    if (typeof text !== 'string' || accepted.includes(text)) continue
    known[name] = null
    const warning = `bourselet: the frame ignores ${name}="${text.slice(0, 40)}". It takes one of ${accepted.join(', ')}.`
    if (text !== '' && !warned.has(warning)) console.warn(warning)
    warned.add(warning)
  }
  return known
}

const isChoice = (name: string, value: unknown) =>
  value === null || choices[name]!.some((one) => one === value)

function isAppearance(value: Raw): boolean {
  const { locale, theme, marketColours, density = null, scheme, tokens } = value
  return (
    hasOnly(value, 'type', 'locale', 'theme', 'marketColours', 'density', 'scheme', 'tokens') &&
    (locale === null || typeof locale === 'string') &&
    isChoice('theme', theme) &&
    isChoice('marketColours', marketColours) &&
    isChoice('density', density) &&
    (scheme === 'dark' || scheme === 'light') &&
    isRaw(tokens) &&
    Object.entries(tokens).every(([name, text]) => isTokenValue(name, text))
  )
}

function isProps(value: Raw): boolean {
  const { values } = value
  return (
    hasOnly(value, 'type', 'values') &&
    isRaw(values) &&
    Object.entries(values).every(
      ([name, one]) =>
        isAttribute(name) && (one === null || typeof one === 'boolean' || isText(one, LONGEST_VALUE)),
    )
  )
}

function isPick(value: Raw): boolean {
  const { picked } = value
  return (
    hasOnly(value, 'type', 'picked') &&
    isRaw(picked) &&
    hasOnly(picked, 'product', 'symbol', 'price') &&
    (picked.product === 'spot' || picked.product === 'futures') &&
    isText(picked.symbol, 20) &&
    typeof picked.price === 'string' &&
    /^\d{1,15}(\.\d{1,8})?$/.test(picked.price)
  )
}

const readers: Record<ToFrame['type'], (value: Raw) => boolean> = {
  appearance: isAppearance,
  props: isProps,
  pick: isPick,
}

/** Returns the value as a message of the host page; null if the value is not a valid message. */
export function readToFrame(value: unknown): ToFrame | null {
  if (!isRaw(value) || typeof value.type !== 'string' || !Object.hasOwn(readers, value.type)) return null
  const message = value.type === 'appearance' ? withoutUnknown(value) : value
  return readers[value.type as ToFrame['type']](message) ? (message as unknown as ToFrame) : null
}
