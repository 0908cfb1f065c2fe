import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/**
 * Returns true if an address on the way from the client to the server belongs to a proxy of the operator. It is called
 * for each address, starting with the address nearest to the server. `hop` is the number of the address, counted from
 * 0.
 */
export type ProxyTrust = (address: string, hop: number) => boolean

/** The trusted proxies: a list of addresses and address ranges, or the number of proxies in front of the server. */
export type TrustedProxy = string[] | number

/**
 * Returns a function that decides which addresses are trusted proxies. Throws TypeError for a text that is neither an
 * address nor an address range.
 */
export function proxyTrust(trusted: TrustedProxy): ProxyTrust {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddress.compile(trusted)
}

/**
 * Returns the address of the client. An entry of `X-Forwarded-For` counts only if a trusted proxy wrote it. If the
 * entry is not a valid address, returns the address of the connection.
 */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  const peer = request.socket.remoteAddress ?? ''
  const address = peer === '' ? '' : proxyAddress(request, trust)
  return isIP(address) === 0 ? peer : address
}

/**
 * Returns the key under which limits count an address. For IPv6 it is the /64 network, because a single client has at
 * least a whole /64 network. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const prefix = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}
