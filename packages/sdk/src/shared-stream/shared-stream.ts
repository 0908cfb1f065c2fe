import { createSocketSource, type SocketSourceParts } from '../realtime/socket-source.ts'
import type { Source } from '../realtime/source.ts'
import type { Session } from '../session/session.ts'
import type { PortLike, ToHost, ToPage } from './messages.ts'

/** Wait in ms for an answer of the host. After it, the page opens a socket of its own. */
const ANSWER_MS = 15_000

/** The way to a host: a SharedWorker has this type, and so has a port of a message channel in an object. */
export type StreamHostLink = {
  port: PortLike
  /** Set by the SDK: called if the worker cannot be started. */
  onerror?: unknown
}

/** The value of the option `sharedStream`: pass the result of the function {@link sharedStream}. */
export type SharedStream = (parts: SocketSourceParts, session: Session) => Source

/**
 * Returns the value of the option `sharedStream`, with which a client receives its events from a stream host (see
 * {@link createStreamHost}). If the host does not answer, the client opens a socket of its own.
 * @param find Returns the way to the host. It is called again after the host has closed. If it throws, the client opens a
 * socket of its own.
 * @example
 * ```ts
 * const find = () => new SharedWorker('/stream-worker.js', { type: 'module' })
 * const sdk = createBourselet({ baseUrl: 'https://api.exchange.example', sharedStream: sharedStream(find) })
 * ```
 */
export const sharedStream =
  (find: () => StreamHostLink): SharedStream =>
  (parts, session) => {
    const { url, hub, health, clock, timers, polling } = parts
    let isRunning = false
    let port: PortLike | undefined
    /** The socket of this page alone, after the host has failed. */
    let own: Source | undefined
    let answerTimer: unknown

    const send = (message: ToHost) => port?.postMessage(message)
    /** States what the page wants. The host answers with its state, so a host that has ended is noticed. */
    const want = () => {
      if (!port) return
      timers.clearTimeout(answerTimer)
      answerTimer = timers.setTimeout(useOwn, ANSWER_MS)
      send({ type: 'want', url, ...session.current(), topics: hub.topics() })
    }
    const useOwn = () => {
      if (own) return
      timers.clearTimeout(answerTimer)
      // A host that starts later must not follow the topics of this page.
      send({ type: 'leave' })
      port = undefined
      own = createSocketSource(parts)
      if (isRunning) own.start()
    }
    const receive = ({ data }: { data: ToPage }) => {
      timers.clearTimeout(answerTimer)
      if (data.type === 'gone') port = undefined
      if (!isRunning || own) return
      if (data.type === 'state') {
        if (data.epoch) health.signs.epoch = data.epoch
        health.note({ isUp: data.state === 'live', inDoubt: false })
      } else if (data.type === 'event') hub.emit(data.event)
      else if (data.type === 'ready') hub.ready([data.topic], false, data.again)
      else if (data.type === 'lost') hub.lost()
      else if (data.type === 'poll') data.isNeeded ? polling?.start() : polling?.stop()
      else if (data.type === 'signed-out') session.expire(data.generation)
      else if (data.type === 'time') clock.observe(data.serverTime, data.sentAt)
      else if (data.type === 'clock-jumped') clock.forget()
      else {
        down()
        connect()
        want()
      }
    }
    const down = () => {
      hub.lost()
      health.note({ isUp: false, inDoubt: false })
    }
    const connect = () => {
      try {
        const link = find()
        link.onerror = useOwn
        port = link.port
        port.onmessage = receive
      } catch {
        // For example, the browser has no shared workers, or forbids them in frames of other sites.
        useOwn()
      }
    }
    const leave = () => send({ type: 'leave' })
    const world = globalThis as Partial<EventTarget>

    // This listener is never removed, because the session exists as long as the client.
    session.token.subscribe(() => isRunning && want())

    return {
      start() {
        isRunning = true
        if (own) return own.start()
        world.addEventListener?.('pagehide', leave)
        if (!port) connect()
        want()
      },
      stop() {
        isRunning = false
        if (own) return own.stop()
        timers.clearTimeout(answerTimer)
        world.removeEventListener?.('pagehide', leave)
        leave()
        polling?.stop()
        down()
      },
      changed() {
        if (own) return own.changed()
        polling?.changed()
        want()
      },
      wake() {
        if (own) return own.wake()
        // A page that returns from the browser's cache has left the host, so it states its wish again.
        want()
        send({ type: 'wake' })
        polling?.wake()
      },
    }
  }
