import type { BourseletOptions } from '@bourselet/sdk'

/** Settings that a page shares between all its tags. */
export interface PageSettings {
  /**
   * Address of the operator's member site. Default for the script tag: the origin that serves the script; for the
   * npm package: the origin of the page. On pages of another origin all tags except the market tags are frames of
   * this site.
   */
  site?: string
  /**
   * Origin, optionally with a path, that serves `/data/…`. If it is missing or empty, the operator's site serves it.
   */
  apiBase?: string
  /** Address of the stream. Default: `/ws` of the API base. If empty, the tags poll instead. */
  streamUrl?: string
  /**
   * Language of the tags as a BCP 47 code, such as `ja` or `pt-BR`. Supported languages: `en`, `zh-CN`, `zh-TW`, `ko`,
   * `ja`, `fr`, `pt` and `es`. Default: the language that the member has chosen, otherwise that of the browser.
   */
  locale?: string
  theme?: 'dark' | 'light' | 'auto'
  marketColours?: 'green-up' | 'red-up' | 'blue-orange'
  /** Height of rows and controls. Default: the density of each widget. */
  density?: 'compact' | 'comfortable'
  /**
   * Storage of the member's token on the operator's own pages. `memory` (default): the token is lost when the
   * page is left. `cookie`: the token is stored for the page's origin. Pages of another origin never store it.
   */
  tokenStore?: 'memory' | 'cookie'
  /**
   * Options of `createBourselet` for the client that the tags share, for example `logger` for monitoring, or
   * `fetch` and `WebSocket` for tests. Frames do not use them.
   */
  client?: Pick<BourseletOptions, 'fetch' | 'WebSocket' | 'timeoutMs' | 'logger'> | undefined
}
