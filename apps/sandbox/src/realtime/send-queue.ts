import type { WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { StreamLimits } from './stream-limits.ts'

/** The sending side of a socket. It limits the memory that a slow client can use. */
export interface Outlet {
  /** Sends a frame that must not be lost, such as an answer or a member's own event. */
  send(frame: Buffer): void
  /** Sends a frame of public events. If the client lags, skips the frame and returns false. */
  offer(frame: Buffer): boolean
  /**
   * Closes the socket of a client that has lagged too long. Returns true if the client lagged, but has caught
   * up and needs the current state of its topics.
   */
  recover(): boolean
  readonly lags: boolean
}

/** Creates the sending side of a socket. */
export function openOutlet(socket: WebSocket, clock: Clock, limits: StreamLimits): Outlet {
  let lagsSince: number | null = null
  const send = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    // The WebSocket frame is encoded once for all clients. It is sent as a text message without compression.
    socket.send(frame, { binary: false, compress: false })
    if (socket.bufferedAmount > limits.closeBytes) socket.terminate()
  }
  return {
    send,
    get lags() {
      return lagsSince !== null
    },
    offer(frame) {
      if (lagsSince === null && socket.bufferedAmount > limits.lagBytes) lagsSince = clock.now()
      if (lagsSince !== null) return false
      send(frame)
      return true
    },
    recover() {
      if (lagsSince === null) return false
      if (clock.now() - lagsSince > limits.lagTime) {
        socket.terminate()
        return false
      }
      if (socket.bufferedAmount > limits.lagBytes / 4) return false
      lagsSince = null
      return true
    },
  }
}
