import { InvalidError } from './errors/invalid-error.ts'
import type { BourseletOptions } from './options.ts'
import type { SocketConstructor } from './realtime/link.ts'
import type { StreamParts } from './realtime/stream.ts'
import type { Fetch } from './transport/call.ts'

const host = globalThis as {
  WebSocket?: SocketConstructor
  location?: Location
  reportError?: (error: unknown) => void
}

/**
 * Returns the address without a trailing slash.
 * @throws InvalidError if it is not an address
 */
export function addressOf(baseUrl: string): string {
  const address = baseUrl.replace(/\/$/, '')
  if (!/^(https?:\/\/[^/]|\/|$)/.test(address)) throw new InvalidError('baseUrl', 'Not an address')
  return address
}

/**
 * Returns the address of the stream: `/ws` under the base address, with ws or wss instead of http or https.
 * Returns undefined if the base address is relative and there is no page to resolve it against.
 */
function streamUrl(baseUrl: string): string | undefined {
  try {
    return new URL(`${baseUrl}/ws`, host.location?.href).href.replace(/^http/, 'ws')
  } catch {}
}

/** Returns the address of the stream and the WebSocket class; undefined if there is no stream. */
export function socketOf(
  baseUrl: string,
  options: Pick<BourseletOptions, 'stream' | 'streamUrl' | 'WebSocket'>,
): StreamParts['connect'] {
  const { stream, WebSocket: Socket = host.WebSocket, streamUrl: url = streamUrl(baseUrl) } = options
  if (stream !== false && Socket && url) return { url, Socket }
}

/**
 * Sends a request with the global `fetch`. The global is read at each call, so that a `fetch` which a
 * monitoring script installs later is used.
 */
export const globalFetch: Fetch = (url, init) => fetch(url, init)

/** Returns the function that receives errors thrown by hooks and listeners of the host page. */
export const reporter =
  (onError: BourseletOptions['onError']): ((error: unknown) => void) =>
  (error) =>
    onError ? onError(error) : host.reportError?.(error)
