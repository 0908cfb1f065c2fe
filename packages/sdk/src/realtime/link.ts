import { parseJson } from '../transport/parse-json.ts'
import type { Timers } from '../transport/timers.ts'

const CONNECT_MS = 10_000

/** A frame of the server; unknown types and fields are let through and ignored by whoever reads. */
export type Frame = { type: string; [field: string]: unknown }

/** The part of the WebSocket interface that is used: the browser's, Node's and the package `ws` all have it. */
export type SocketLike = {
  send(data: string): void
  close(): void
  onopen: unknown
  onmessage: unknown
  onclose: unknown
  onerror: unknown
}
export type SocketConstructor = new (url: string) => SocketLike

export type LinkEvents = {
  /** The first frame, `hello`. */
  up(hello: Frame): void
  frame(frame: Frame): void
  /** The end, told once; nothing follows. */
  down(wasUp: boolean): void
}

export type Link = { send(message: object): void; close(): void }

function readFrame(data: unknown): Frame | null {
  try {
    const frame = parseJson(String(data)) as Frame | null
    return typeof frame?.type === 'string' ? frame : null
  } catch {
    return null
  }
}

/** One life of one socket: connects within 10 s, `hello` included, or ends. */
export function openLink(url: string, Socket: SocketConstructor, timers: Timers, events: LinkEvents): Link {
  let isUp = false
  let socket: SocketLike | null = null
  const timer = timers.setTimeout(() => end(), CONNECT_MS)
  const drop = () => {
    timers.clearTimeout(timer)
    if (!socket) return false
    const dropped = socket
    socket = null
    // A close that lingers must not delay the next socket, so nobody listens any more. `ws` throws an error event
    // without a listener when it is closed while connecting.
    dropped.onopen = dropped.onmessage = dropped.onclose = null
    dropped.onerror = () => {}
    dropped.close()
    return true
  }
  const end = () => {
    if (drop()) events.down(isUp)
  }
  const onFrame = ({ data }: { data: unknown }) => {
    const frame = readFrame(data)
    if (!frame) return
    if (isUp) return events.frame(frame)
    if (frame.type !== 'hello') return
    isUp = true
    timers.clearTimeout(timer)
    events.up(frame)
  }
  try {
    socket = new Socket(url)
    socket.onmessage = onFrame
    socket.onclose = end
    socket.onerror = end
  } catch {
    // Refused before connecting: a content security policy, or http inside https.
    timers.clearTimeout(timer)
    queueMicrotask(() => events.down(false))
  }
  return {
    send(message) {
      try {
        socket?.send(JSON.stringify(message))
      } catch {
        // Closing already: the close event tells.
      }
    },
    close: drop,
  }
}
