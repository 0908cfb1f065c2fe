import type { Density, MarketColours, PickedPrice, Theme } from '@bourselet/widgets'

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

/** Returns the market of a picked price: its product and its symbol. */
export const marketOf = ({ product, symbol }: PickedPrice): string => `${product} ${symbol}`

/** A message from the host page to a frame. */
export type ToFrame = Appearance | Props | Pick

/**
 * A message from a frame to its host page. It never contains balances, addresses or personal data of the
 * member. The first one is `started`: the frame has the settings of the site and loads its tag.
 */
export type FromFrame =
  | { type: 'started' }
  | { type: 'ready'; props: readonly string[] }
  | { type: 'height'; px: number }
  | { type: 'event'; name: string; detail: Detail }

export type Detail = string | boolean | null | Record<string, string>

export type Raw = Record<string, unknown>

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
export const hasOnly = (value: Raw, ...names: string[]) =>
  Object.keys(value).every((name) => names.includes(name))
export const isAttribute = (name: string) => /^[a-z][a-z-]{0,31}$/.test(name)

/** Maximum length of a value in a message of type `props`. A frame ignores the whole message if one value is longer. */
export const LONGEST_VALUE = 256

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
    case 'started':
      return hasOnly(value, 'type')
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

/** Returns the value as a message of a frame; null if the value is not a valid message. */
export function readFromFrame(value: unknown): FromFrame | null {
  return isRaw(value) && isFromFrame(value) ? (value as FromFrame) : null
}
