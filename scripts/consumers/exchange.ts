import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, WebSocketRoute } from 'playwright'

/** Counts of the WebSocket connections that a page has opened to the stream. */
export type Sockets = {
  /** Number of sockets that are open now. */
  open: number
  /** Number of sockets that the page has opened since its start. */
  total: number
}

/** Connects a socket of a page with the stream of the sandbox. */
function connect(socket: WebSocketRoute, stream: string, sockets: Sockets): void {
  sockets.open += 1
  sockets.total += 1
  const upstream = new WebSocket(stream)
  const opened = new Promise((resolve) => upstream.addEventListener('open', resolve))
  upstream.addEventListener('message', ({ data }) => socket.send(data))
  socket.onMessage((message) => void opened.then(() => upstream.send(String(message))))
  socket.onClose(() => {
    sockets.open -= 1
    upstream.close()
    void socket.close()
  })
}

/**
 * Forwards the requests and sockets of a page to the sandbox if their address begins with
 * `https://api.exchange.example` or `https://exchange.example`. A request for `https://exchange.example` is answered
 * with a file of the folder `site` instead, if this folder has a file with the requested path. Returns the counts of
 * sockets, which change while the page is open.
 */
export async function routeExchange(page: Page, exchange: string, site: string): Promise<Sockets> {
  const sockets: Sockets = { open: 0, total: 0 }
  await page.routeWebSocket(/^wss:/, (socket) =>
    connect(socket, `${exchange.replace(/^http/, 'ws')}/ws`, sockets),
  )
  await page.route(/^https:\/\/(api\.)?exchange\./, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url())
    const file = join(site, pathname)
    if (hostname.startsWith('exchange.') && existsSync(file))
      return route.fulfill({ path: file, headers: { 'access-control-allow-origin': '*' } })
    await route.fulfill({ response: await route.fetch({ url: exchange + pathname + search }) })
  })
  return sockets
}
