import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { local, securityHeaders } from '../../apps/reference/security-headers.ts'

const brotli = promisify(brotliCompress)

/** Numbers of requests, answer bytes, connections and error answers of a server since the last reset. */
export interface Counts {
  requests: number
  /** Number of bytes in the bodies of all answers, as they were sent. */
  bytes: number
  /** Number of WebSocket connections that were opened, including those of workers. */
  sockets: number
  /** Number of answers with a status of 400 or above. */
  refused: number
}

export interface CountedServer {
  port: number
  counts: Counts
  reset(): void
  close(): Promise<void>
}

async function listen(server: Server, counts: Counts, sockets = new Set<Socket>()): Promise<CountedServer> {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    reset: () => void Object.assign(counts, none()),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const none = (): Counts => ({ requests: 0, bytes: 0, sockets: 0, refused: 0 })

/**
 * Starts a server that passes requests and WebSocket connections on to the sandbox and counts them. The browser cannot
 * count them, because Playwright does not report the requests of shared workers. Preflights of CORS count as requests.
 */
export function serveApi(sandboxPort: number): Promise<CountedServer> {
  const counts = none()
  const sockets = new Set<Socket>()
  const target = { host: '127.0.0.1', port: sandboxPort }
  const server = createServer((incoming, outgoing) => {
    counts.requests += 1
    const { method, url, headers } = incoming
    const passed = request({ ...target, method, path: url, headers }, (answer) => {
      if (answer.statusCode! >= 400) counts.refused += 1
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.on('data', (part: Buffer) => {
        counts.bytes += part.length
      })
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    counts.sockets += 1
    const onward = connect(target)
    const { method, url, rawHeaders } = incoming
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    onward.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    onward.write(head)
    socket.pipe(onward).pipe(socket)
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        sockets.delete(end)
        other.destroy()
      })
    }
  })
  return listen(server, counts, sockets)
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/**
 * Starts the operator's site. The site serves `config.json` and, under `/elements/`, the script build in `folder`,
 * compressed and cached as the README advises. At all other addresses it serves the pages that `ownPage` returns. All
 * pages of this machine may embed `frame.html`.
 */
export function serveOperator(
  folder: string,
  apiBase: () => string,
  ownPage: (address: URL) => string,
): Promise<CountedServer> {
  const counts = none()
  const compressed = new Map<string, Promise<Buffer>>()
  const fileOf = (path: string) => {
    if (!compressed.has(path))
      compressed.set(
        path,
        readFile(join(folder, path)).then((text) => brotli(text)),
      )
    return compressed.get(path)!
  }
  const send = (response: ServerResponse, path: string, body: Buffer | string, encoded: boolean) => {
    counts.bytes += body.length
    const caching = path.startsWith('/elements/parts/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const partners = path.endsWith('/frame.html') ? ['http://localhost:*', 'http://127.0.0.1:*'] : []
    response.writeHead(200, {
      ...(path.startsWith('/elements/') ? securityHeaders(local, partners) : {}),
      'content-type': types[extname(path)] ?? 'text/html; charset=utf-8',
      'cache-control': caching,
      'access-control-allow-origin': '*',
      ...(encoded ? { 'content-encoding': 'br' } : {}),
    })
    response.end(body)
  }
  const server = createServer(async (incoming, response) => {
    counts.requests += 1
    const address = new URL(incoming.url!, 'http://operator')
    const { pathname } = address
    if (pathname === '/config.json')
      return send(response, pathname, JSON.stringify({ apiBase: apiBase() }), false)
    if (!pathname.startsWith('/elements/')) return send(response, pathname, ownPage(address), false)
    const body = await fileOf(pathname.replace('/elements/', '')).catch(() => null)
    if (body) return send(response, pathname, body, true)
    counts.refused += 1
    response.writeHead(404).end()
  })
  return listen(server, counts)
}

/** Starts a partner's server, which answers every path with the page that `page` returns for the address. */
export function servePartner(page: (address: URL) => string): Promise<CountedServer> {
  const counts = none()
  const server = createServer((incoming, response) => {
    counts.requests += 1
    response.writeHead(200, { 'content-type': types['.html'] })
    response.end(page(new URL(incoming.url!, 'http://partner')))
  })
  return listen(server, counts)
}
