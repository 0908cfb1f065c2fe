import type { Density, MarketColours, PickedPrice, Theme } from '@bourselet/widgets'
import { isTokenValue } from './token-value.ts'

/** The appearance of the host page at the position of the tag, which the frame adopts. */
export interface Appearance {
  type: 'appearance'
  locale: string | null
  theme: Theme | null
  marketColours: MarketColours | null
  /** Density of the host page; absent if the page sets none. */
  density?: Density
  /** Color scheme of the page at the position of the tag. */
  scheme: 'dark' | 'light'
  /** Values of the `--bl-*` properties at the position of the tag. */
  tokens: Record<string, string>
}

/**
 * The attributes of the tag. They prefill the widget and cannot submit anything. `null` removes an attribute.
 */
export interface Props {
  type: 'props'
  values: Record<string, string | boolean | null>
}

/** A price that the user picked in an order book of the page; it prefills the tickets of the same symbol. */
export interface Pick {
  type: 'pick'
  picked: PickedPrice
}

/** A message from the host page to a frame. */
export type ToFrame = Appearance | Props | Pick

/**
 * A message from a frame to its host page. It never contains balances, addresses or personal data of the
 * member.
 */
export type FromFrame =
  | { type: 'ready'; props: readonly string[] }
  | { type: 'height'; px: number }
  | { type: 'event'; name: string; detail: Detail }

export type Detail = string | boolean | null | Record<string, string>

type Raw = Record<string, unknown>

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
const hasOnly = (value: Raw, ...names: string[]) => Object.keys(value).every((name) => names.includes(name))
const oneOf = <T extends string>(value: unknown, ...all: T[]): value is T | null =>
  value === null || all.some((one) => one === value)

const isAttribute = (name: string) => /^[a-z][a-z-]{0,31}$/.test(name)

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

/** Maximum length of a value in a message of props. A frame ignores the whole message if one value is longer. */
export const LONGEST_VALUE = 256

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

/** Returns a message of the host page if the value is one, otherwise null. */
export function readToFrame(value: unknown): ToFrame | null {
  if (!isRaw(value) || typeof value.type !== 'string' || !Object.hasOwn(readers, value.type)) return null
  return readers[value.type as ToFrame['type']](value) ? (value as unknown as ToFrame) : null
}

const isDetail = (value: unknown): value is Detail =>
  value === null ||
  typeof value === 'boolean' ||
  isText(value, 256) ||
  (isRaw(value) && Object.values(value).every((one) => isText(one, 256)))

/**
 * Maximum height in px that a frame may request; a message with a larger height is ignored. A list of a hundred rows
 * needs far less.
 */
const MOST_PX = 20_000

const isFromFrame = (value: Raw): boolean => {
  switch (value.type) {
    case 'ready':
      return (
        hasOnly(value, 'type', 'props') &&
        Array.isArray(value.props) &&
        value.props.length <= 20 &&
        value.props.every((name) => typeof name === 'string' && isAttribute(name))
      )
    case 'height': {
      const { px } = value
      return hasOnly(value, 'type', 'px') && Number.isInteger(px) && Number(px) >= 0 && Number(px) <= MOST_PX
    }
    case 'event':
      return (
        hasOnly(value, 'type', 'name', 'detail') &&
        isText(value.name, 48) &&
        /^bourselet-[a-z-]+$/.test(value.name) &&
        isDetail(value.detail)
      )
    default:
      return false
  }
}

/** Returns a message of a frame if the value is one, otherwise null. */
export function readFromFrame(value: unknown): FromFrame | null {
  return isRaw(value) && isFromFrame(value) ? (value as FromFrame) : null
}
