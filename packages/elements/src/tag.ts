import type { ComponentType } from 'react'

/**
 * The type to which the text of an attribute is parsed. There is no type for numbers, because amounts are decimal
 * strings.
 */
export type Kind = 'string' | 'boolean' | 'json'

/** A permission of a partner's frame. `openapi/embed.json` describes each scope. */
export type Scope = 'view' | 'trade' | 'funds' | 'account'

/** Scope that a frame needs for a tag that names no scope of its own. */
export const DEFAULT_SCOPE: Scope = 'view'

/**
 * Props that every member tag has in addition to those of its widget. Only the frame uses them: `embedSession`
 * is the session that a partner's server has created for the tag.
 */
export const frameProps = { embedSession: 'string' } as const satisfies Record<string, Kind>

/** The definition of a tag: its widget, props and events. */
export interface Tag<P extends object> {
  name: `bourselet-${string}`
  widget: ComponentType<P>
  /** Props that can be set as attributes (kebab-case) and as properties of the element. */
  props: { readonly [K in keyof P]?: Kind }
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
 * Returns the value that a property gets when a page or a framework sets it. Vue sets the property of an attribute
 * without a value to '', so '' means true for a boolean property.
 */
export const propertyValue = (value: unknown, kind: Kind): unknown =>
  kind !== 'boolean' || value === undefined ? value : value === '' || (value !== 'false' && Boolean(value))

/** Parses the value of an attribute. Returns undefined if it is absent (null) or malformed. */
export function parseAttribute(text: string | null, kind: Kind): unknown {
  if (text === null) return undefined
  if (kind === 'string') return text
  if (kind === 'boolean') return text !== 'false'
  try {
    return JSON.parse(text)
  } catch {
    console.warn(`bourselet: an attribute holds no JSON and is ignored: ${text.slice(0, 40)}`)
    return undefined
  }
}
