import { createMarketClient, type MarketClient } from '@bourselet/sdk/market'
import { expect, onTestFinished, test } from 'vitest'
import { pageWide } from './page-wide.ts'
import { configure } from './settings.ts'
import { shareSocket } from './share-socket.ts'

/** Returns a WebSocket class whose sockets stay in the state `connecting`, and the list of its open sockets. */
function socketClass() {
  const open = new Set<object>()
  class Socket {
    onmessage = null
    onclose = null
    onerror = null
    constructor() {
      open.add(this)
    }
    send() {}
    close() {
      open.delete(this)
    }
  }
  return { open, WebSocket: Socket }
}

test('if the settings change the WebSocket class, the copies of the page move to one socket of the new class', async () => {
  const [before, after] = [socketClass(), socketClass()]
  const clients: MarketClient[] = []
  onTestFinished(() => {
    for (const client of clients) client.close()
    configure({ client: undefined })
    pageWide.host?.close()
    delete pageWide.host
    delete pageWide.hostSocket
  })
  /** Opens the client of a copy and subscribes to a topic, as the tags of the copy do. */
  const openClient = ({ WebSocket }: typeof before) => {
    const client = createMarketClient({ baseUrl: 'http://localhost:1', WebSocket })
    client.stream.subscribe('ticker:spot:*', () => {})
    shareSocket(client)
    clients.push(client)
    return client
  }
  configure({ client: { WebSocket: before.WebSocket } })
  openClient(before)
  const replaced = openClient(before)
  await expect.poll(() => before.open.size).toBe(1)

  // The second copy replaces its client at once, the first one later.
  configure({ client: { WebSocket: after.WebSocket } })
  replaced.close()
  openClient(after)
  await expect.poll(() => [before.open.size, after.open.size]).toEqual([0, 1])
})
