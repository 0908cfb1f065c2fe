import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/**
 * Returns true if an address between client and server is a proxy of the operator; called from the nearest
 * address on.
 */
export type ProxyTrust = (address: string, hop: number) => boolean

/** A list of addresses and ranges, or the number of proxies in front of the server. */
export type TrustedProxy = string[] | number

/** Throws a TypeError for what is neither an address nor a range. */
export function proxyTrust(trusted: TrustedProxy): ProxyTrust {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddress.compile(trusted)
}

/**
 * Returns the address of the client. `X-Forwarded-For` counts only where a trusted proxy wrote it; a value
 * that is no address gives way to the address of the connection.
 */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  const peer = request.socket.remoteAddress ?? ''
  const address = peer === '' ? '' : proxyAddress(request, trust)
  return isIP(address) === 0 ? peer : address
}

/**
 * Returns the key by which limits count an address. One IPv6 client has at least a /64 to itself, so limits
 * count the /64; an IPv4 address inside IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const prefix = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}
