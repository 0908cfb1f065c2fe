import type { MarketColours, Theme } from '@bourselet/widgets'

/** What a page says once for all its tags. */
export interface PageSettings {
  /**
   * Address of the operator's member site. Default for the script tag: the origin that serves it. On pages of another
   * origin the tags of members (all but the market's) are frames of this site.
   */
  site?: string
  /** Origin (and path) that answers `/data/…`. Default: the origin that serves these scripts. */
  apiBase?: string
  /** Address of the stream. Default: `/ws` of the API base. Empty: poll instead. */
  streamUrl?: string
  locale?: string
  theme?: Theme
  marketColours?: MarketColours
  /**
   * Where the member's token lives on the operator's own pages. `memory` (default): until the page is left.
   * `cookie`: kept for the page's origin. Other pages hold no token, whatever is set.
   */
  tokenStore?: 'memory' | 'cookie'
}

let settings: PageSettings = {}
const listeners = new Set<() => void>()

export const pageSettings = (): PageSettings => settings

/** Sets or changes what all tags of the page share. Another API base, site or token store means a new client. */
export function configure(changes: PageSettings): void {
  settings = { ...settings, ...changes }
  for (const listener of listeners) listener()
}

/** Called after each change. Returns the way to stop. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
