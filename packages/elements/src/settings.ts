import type { Density, MarketColours, Theme } from '@bourselet/widgets'

/** Settings that a page shares between all its tags. */
export interface PageSettings {
  /**
   * Address of the operator's member site. Default for the script tag: the origin that serves it. On pages of
   * another origin member tags (all but the market's) are frames of this site.
   */
  site?: string
  /** Origin (and path) that serves `/data/…`. Default: the origin that serves these scripts. */
  apiBase?: string
  /** Address of the stream. Default: `/ws` of the API base. Empty: poll instead. */
  streamUrl?: string
  locale?: string
  theme?: Theme
  marketColours?: MarketColours
  /** Height of rows and controls. Default: the density of each widget. */
  density?: Density
  /**
   * Storage of the member's token on the operator's own pages. `memory` (default): until the page is closed.
   * `cookie`: kept for the page's origin. Other pages store no token, whatever is set.
   */
  tokenStore?: 'memory' | 'cookie'
}

let settings: PageSettings = {}
const listeners = new Set<() => void>()

export const pageSettings = (): PageSettings => settings

/**
 * Changes the settings shared by all tags of the page. Another API base, site or token store creates a new
 * client.
 */
export function configure(changes: PageSettings): void {
  settings = { ...settings, ...changes }
  for (const listener of listeners) listener()
}

/** Calls the listener after each change. Returns a function that unsubscribes. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
