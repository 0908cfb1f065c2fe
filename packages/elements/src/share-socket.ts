import type { MarketClient } from '@bourselet/sdk/market'
import { createStreamHost, joinStreamHost } from '@bourselet/sdk/shared-stream'
import { loadMemberClient } from './load-member-client.ts'
import { pageWide } from './page-wide.ts'
import { pageSettings } from './settings.ts'
import { isForeignPage } from './site.ts'

const moved = new WeakSet<MarketClient>()

/** Returns a connection to the holder of the page's sockets. The first call on the page creates the holder. */
function find() {
  const { WebSocket } = pageSettings().client ?? {}
  pageWide.host ??= createStreamHost(WebSocket ? { WebSocket } : {})
  const { port1, port2 } = new MessageChannel()
  pageWide.host.serve(port1)
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
