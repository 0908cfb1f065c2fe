import type { BourseletOptions, TokenStore } from '@bourselet/sdk'
import type { StreamHost } from '@bourselet/sdk/shared-stream'
import type { PageSettings } from './page-settings.ts'

/**
 * State that all copies of this package on a page share, for example two versions of the script tag, or the script tag
 * and the npm package. Another version may have created the object, so each version ignores fields and settings that it
 * does not know, and fields that were added later are optional. A version that gives a field another meaning uses
 * another key, such as `bourselet:2`. The keys show which versions are on the page.
 */
export interface PageWide {
  settings: PageSettings
  /** Called after each change of the settings. */
  listeners: Set<() => void>
  /** Names of the tags that a loader has requested. The copy that requests a tag first defines it. */
  requested: Set<string>
  /**
   * One function for each copy that has opened a client. It is called after any copy has opened a client. If at least
   * two copies have clients, it moves the stream of its copy to the common host.
   */
  clients: Set<() => void>
  /** The holder of the page's sockets. It exists once two copies have opened a client. */
  host?: StreamHost
  /** The WebSocket class of `host`, if the settings have set one. */
  hostSocket?: BourseletOptions['WebSocket']
  /**
   * The member's token for the API at the address `base`, if the page keeps it in memory. It exists once a copy has
   * opened the client of member tags, even if the token is kept in a cookie.
   */
  token?: { base: string; store: TokenStore }
}

const key = Symbol.for('bourselet:1')
const page = globalThis as { [key]?: PageWide }

page[key] ??= {
  settings: {},
  listeners: new Set(),
  requested: new Set(),
  clients: new Set(),
}

/** The state that all copies of this package on the page share. */
export const pageWide: PageWide = page[key]
