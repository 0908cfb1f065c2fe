import { hasOnly, isAttribute, isRaw, isText, LONGEST_VALUE, type Raw, type ToFrame } from '../messages.ts'
import { isTokenValue } from '../token-value.ts'

const oneOf = <T extends string>(value: unknown, ...all: T[]): value is T | null =>
  value === null || all.some((one) => one === value)

function isAppearance(value: Raw): boolean {
  const { locale, theme, marketColours, density = null, scheme, tokens } = value
  return (
    hasOnly(value, 'type', 'locale', 'theme', 'marketColours', 'density', 'scheme', 'tokens') &&
    (locale === null || isText(locale, 20)) &&
    oneOf(theme, 'dark', 'light', 'auto') &&
    oneOf(marketColours, 'green-up', 'red-up', 'blue-orange') &&
    oneOf(density, 'compact', 'comfortable') &&
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
  return readers[value.type as ToFrame['type']](value) ? (value as unknown as ToFrame) : null
}
