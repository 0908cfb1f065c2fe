import { InvalidError } from './errors/invalid-error.ts'
import type { BourseletOptions } from './options.ts'
import type { SocketConstructor } from './realtime/link.ts'
import type { StreamParts } from './realtime/stream.ts'
import { streamUrl } from './realtime/stream-url.ts'
import type { Fetch } from './transport/wire.ts'

const host = globalThis as { WebSocket?: SocketConstructor; reportError?: (error: unknown) => void }

/**
 * Returns the address without a trailing slash.
 * @throws InvalidError if it is not an address
 */
export function addressOf(baseUrl: string): string {
  const address = baseUrl.replace(/\/$/, '')
  if (!/^(https?:\/\/[^/]|\/|$)/.test(address)) throw new InvalidError('baseUrl', 'Not an address')
  return address
}

/** Returns address and constructor of the stream's socket; undefined if there is no stream. */
export function socketOf(
  baseUrl: string,
  options: Pick<BourseletOptions, 'stream' | 'streamUrl' | 'WebSocket'>,
): StreamParts['connect'] {
  const { stream, WebSocket: Socket = host.WebSocket, streamUrl: url = streamUrl(baseUrl) } = options
  return stream !== false && Socket && url ? { url, Socket } : undefined
}

/** Sends by the global `fetch`, read at each call, so that monitoring code which the host installs later is used. */
export const globalFetch: Fetch = (url, init) => fetch(url, init)

/** Returns the function that receives errors of the host's functions. */
export const reporter =
  (onError: BourseletOptions['onError']): ((error: unknown) => void) =>
  (error) =>
    onError ? onError(error) : host.reportError?.(error)
