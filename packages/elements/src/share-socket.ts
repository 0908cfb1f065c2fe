import type { MarketClient } from '@bourselet/sdk/market'
import { createStreamHost, joinStreamHost, type StreamHost } from '@bourselet/sdk/shared-stream'
import { loadMemberClient } from './load-member-client.ts'
import { pageWide } from './page-wide.ts'
import { pageSettings } from './settings.ts'
import { isForeignPage } from './site.ts'

const moved = new WeakSet<MarketClient>()

/**
 * Returns the holder of the page's sockets. The first call on the page creates it. If the settings have changed the
 * WebSocket class, another holder replaces it, to which the clients of all copies move.
 */
function pageHost(): StreamHost {
  const { WebSocket } = pageSettings().client ?? {}
  const { host, hostSocket } = pageWide
  if (host && hostSocket === WebSocket) return host
  const next = createStreamHost(WebSocket ? { WebSocket } : {})
  Object.assign(pageWide, { host: next, hostSocket: WebSocket })
  host?.close()
  return next
}

/** Returns a connection to the holder of the page's sockets. */
function find() {
  const { port1, port2 } = new MessageChannel()
  pageHost().serve(port1)
  return { port: port2 }
}

/**
 * Moves the stream of a client to the host that the copies of this package on the page share, so that the page has one
 * socket. The host opens one socket for each token. If another copy uses the client of member tags, this copy therefore
 * loads that client too, so that both copies have the same token.
 */
export function shareSocket(client: MarketClient): void {
  if (pageWide.token && !isForeignPage()) void loadMemberClient()
  if (moved.has(client)) return
  moved.add(client)
  joinStreamHost(client, find)
}
