import type { WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { StreamLimits } from './stream-limits.ts'

/** The sending half of one socket; it never lets a slow reader fill the memory. */
export interface Outlet {
  /** Sends a frame that must not be lost: answers and a member's own events. */
  send(frame: Buffer): void
  /** Offers a frame of public events; false when the reader lags and it was left out. */
  offer(frame: Buffer): boolean
  /**
   * Looks after a lagging reader: closes it when it has lagged too long, true when it has just caught up and
   * needs to hear the present state.
   */
  recover(): boolean
  readonly lags: boolean
}

/** An outlet over `socket`. */
export function openOutlet(socket: WebSocket, clock: Clock, limits: StreamLimits): Outlet {
  let lagsSince: number | null = null
  const send = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    // A frame is one text message; the same bytes go to every reader.
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
