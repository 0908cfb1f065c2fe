import { parseJson } from '../transport/parse-json.ts'
import type { Timers } from '../transport/timers.ts'
import { CONNECT_MS } from './connection-times.ts'

/**
 * A WebSocket frame of the server. Frames of unknown types and unknown fields are passed on, and the code that receives
 * a frame ignores them.
 */
export type Frame = { type: string; [field: string]: unknown }

/**
 * The part of the WebSocket interface that the SDK uses. Sockets of browsers, of Node and of the package `ws`
 * have it.
 */
export type SocketLike = {
  send(data: string): void
  close(): void
  onmessage: unknown
  onclose: unknown
  onerror: unknown
}
/** A WebSocket class: the platform's own, or that of the package `ws`. */
export type SocketConstructor = new (url: string) => SocketLike

export type LinkEvents = {
  /** Emitted when the server's first WebSocket frame, `hello`, arrives. */
  up(hello: Frame): void
  frame(frame: Frame): void
  /** Emitted once when the socket has closed; no other event follows. */
  down(wasUp: boolean): void
}

export type Link = { send(message: object): void; close(): void }

/** Opens one socket. The socket is closed if it does not connect and receive `hello` within 10 s. */
export function openLink(url: string, Socket: SocketConstructor, timers: Timers, events: LinkEvents): Link {
  let isUp = false
  let isOver = false
  let socket: SocketLike | undefined
  const close = () => {
    isOver = true
    timers.clearTimeout(timer)
    socket?.close()
  }
  const end = () => {
    if (isOver) return
    close()
    events.down(isUp)
  }
  const timer = timers.setTimeout(end, CONNECT_MS)
  const onFrame = ({ data }: { data: unknown }) => {
    const frame = parseJson(String(data)) as Frame | null
    if (isOver || !frame) return
    if (isUp) return events.frame(frame)
    if (frame.type !== 'hello') return
    isUp = true
    timers.clearTimeout(timer)
    events.up(frame)
  }
  try {
    socket = new Socket(url)
    socket.onmessage = onFrame
    socket.onclose = socket.onerror = end
  } catch {
    // The constructor of WebSocket throws if a content security policy blocks the address, or if an https page opens a
    // `ws:` address. In both cases the caller gets the same notification as if the network had closed the connection.
    queueMicrotask(end)
  }
  return {
    send: (message) => socket?.send(JSON.stringify(message)),
    close,
  }
}
