import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, type ProxyTrust } from './client-address.ts'

/**
 * Closes new connections of an address that already has `most` open connections. Connections of trusted proxies
 * are not counted, because they carry requests of many clients.
 */
export function limitConnections(server: Server, most: number, trust: ProxyTrust): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trust(address, 0)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > most) socket.destroy()
  })
}
