import type { ComponentType } from 'react'

/** How an attribute becomes a value. There is no number: amounts are decimal strings. */
export type Kind = 'string' | 'boolean' | 'json'

/** What makes a widget a tag. */
export interface Tag<P extends object> {
  name: `bourselet-${string}`
  widget: ComponentType<P>
  /** Props that can be set as attributes (kebab-case) and as properties of the element. */
  props: { readonly [K in keyof P]?: Kind }
  /** Callback props, told to the page as events: `onOrderPlaced` is `bourselet-order-placed`. */
  events?: readonly (keyof P & `on${string}`)[]
  /** Shows nothing without a `symbol`, and says so. */
  needsSymbol?: boolean
}

export const toKebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `onOrderPlaced` -> `bourselet-order-placed`. Lower case, because attributes of hosts lose case. */
export const eventName = (prop: string): string => `bourselet${toKebab(prop.slice(2))}`

/** The value of an attribute; null (absent) and what cannot be read are undefined. */
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
