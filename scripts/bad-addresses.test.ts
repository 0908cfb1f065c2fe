import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { servePartner } from '../apps/embed/server.ts'
import { serveSite } from './serve-site.ts'

const servers: [string, () => Promise<Server>][] = [
  ['the site', () => serveSite(join(import.meta.dirname, '../apps/embed/pages'), 0, {}, {})],
  ["the partner's page", () => servePartner(0, 'http://localhost:1', 'http://localhost:2')],
]

/**
 * Sends a request with the given first line over a plain socket, because HTTP clients cannot send an invalid address.
 * Returns the first line of the answer.
 */
function firstLine(server: Server, request: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${request}\r\nHost: localhost\r\n\r\n`))
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(String(answer).split('\r\n')[0]!)
    })
    socket.once('error', reject)
  })
}

test.each(servers)(
  '%s rejects an invalid request URL with status 400, and still answers the next request',
  async (_name, start) => {
    const server = await start()
    onTestFinished(() => void server.close())
    expect(await firstLine(server, 'GET // HTTP/1.1')).toBe('HTTP/1.1 400 Bad Request')
    expect(await firstLine(server, 'GET /missing.txt HTTP/1.1')).toBe('HTTP/1.1 404 Not Found')
  },
)
