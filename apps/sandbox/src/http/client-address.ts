import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/**
 * Returns true if an address between client and server is a proxy of the operator; called for each address,
 * beginning with the one nearest to the server.
 */
export type ProxyTrust = (address: string, hop: number) => boolean

/** A list of addresses and ranges, or the number of proxies in front of the server. */
export type TrustedProxy = string[] | number

/**
 * Returns the test for trusted proxies. Throws a TypeError for text that is neither an address nor a range.
 */
export function proxyTrust(trusted: TrustedProxy): ProxyTrust {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddress.compile(trusted)
}

/**
 * Returns the address of the client. `X-Forwarded-For` counts only where a trusted proxy wrote it; if the
 * value is not an address, the address of the connection is used.
 */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  const peer = request.socket.remoteAddress ?? ''
  const address = peer === '' ? '' : proxyAddress(request, trust)
  return isIP(address) === 0 ? peer : address
}

/**
 * Returns the key by which limits count an address. One IPv6 client has at least a whole /64 network, so
 * limits count the /64; an IPv4 address inside IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const prefix = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}
