import type { ComponentType } from 'react'

/**
 * The type to which the text of an attribute is parsed. There is no type for numbers, because amounts are decimal
 * strings. A `list` is a JSON array, or text whose items are separated by commas and contain no spaces. If the kind is
 * an array, it contains the allowed values.
 */
export type Kind = 'string' | 'boolean' | 'json' | 'list' | readonly string[]

/** A permission of a partner's frame. `openapi/embed.json` describes each scope. */
export type Scope = 'view' | 'trade' | 'funds' | 'account'

/** Scope that a frame needs for a tag that names no scope of its own. */
export const DEFAULT_SCOPE: Scope = 'view'

/**
 * Props that every member tag has in addition to the props of its widget. Only a tag that is shown as a frame uses
 * them. `embedSession` is the embed session (a permission to open the frame) that a partner's server has created for
 * the tag.
 */
export const frameProps = { embedSession: 'string' } as const satisfies Record<string, Kind>

/** The definition of a tag: its widget, props and events. */
export interface Tag<P extends object> {
  name: `bourselet-${string}`
  /**
   * `open` for a tag that shows only public data: it runs its widget on any page and needs no token. Without a tier,
   * the tag is a member tag (`money`).
   */
  tier?: 'open'
  widget: ComponentType<P>
  /** Props that can be set as attributes (kebab-case) and as properties of the element. */
  props: { readonly [K in keyof P]?: Exclude<Kind, readonly string[]> | readonly (P[K] & string)[] }
  /**
   * Callback props. Each is emitted on the page as an event: `onOrderPlaced` becomes
   * `bourselet-order-placed`.
   */
  events?: readonly (keyof P & `on${string}`)[]
  /**
   * Scope that a frame needs to show the tag. Default: `DEFAULT_SCOPE`. A writing call needs the scope of its
   * feature.
   */
  scope?: Scope
  /** If true, the tag shows an error message instead of the widget while `symbol` is unset. */
  needsSymbol?: boolean
}

export const toKebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns the event name of a callback: `onOrderPlaced` -> `bourselet-order-placed`. Names are lower case,
 * because HTML attributes of host pages lose case.
 */
export const eventName = (prop: string): string => `bourselet${toKebab(prop.slice(2))}`

/**
 * Converts the text of an attribute, or a value that a page or a framework has set as a property, to the value of a
 * prop. Returns undefined if the text is malformed, if the value is not allowed, or if a list without brackets has no
 * items. The JSON text `[]` is an empty list. Frameworks set properties to strings as well: Vue sets the property of an
 * attribute without a value to '', so '' means true for a boolean prop. Frameworks also pass amounts as numbers, and
 * null or false for a prop that is not set.
 */
export function parseValue(given: unknown, kind: Kind): unknown {
  const isText = typeof given === 'string'
  if (kind === 'string') return isText || typeof given === 'number' ? `${given}` : undefined
  if (kind === 'boolean') return given === undefined ? given : given === '' || (given !== 'false' && !!given)
  if (typeof kind === 'object') return kind.find((one) => one === given)
  if (!isText) return given ?? undefined
  if (kind === 'list' && !given.includes('[')) return given.match(/[^\s,]+/g) ?? undefined
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}
