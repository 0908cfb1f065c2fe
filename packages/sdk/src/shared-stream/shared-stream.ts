import { refusalIn } from '../realtime/hub.ts'
import { createSocketSource, type SocketSourceParts } from '../realtime/socket-source.ts'
import type { Source } from '../realtime/source.ts'
import { isInner, type StreamOf } from '../realtime/stream.ts'
import type { PortLike, ToHost, ToPage } from './messages.ts'

/** Maximum wait in ms for an answer of the stream host. After this wait the page opens a socket of its own. */
const ANSWER_MS = 15_000
/**
 * Time in ms after each answer of the stream host at which the page sends `want` again. The message shows the host that
 * the page still exists, and its answer shows the page that the host still exists.
 */
const REPEAT_MS = 15_000
/**
 * Maximum age in ms of a server time that a page uses. A page that was frozen receives older server times, which would
 * set its clock wrong.
 */
const TIME_MS = 10_000

/** A connection to a stream host: a SharedWorker, or an object whose `port` is a port of a message channel. */
export type StreamHostLink = {
  port: PortLike
  /** Handler that the SDK sets. It is called if the worker cannot be started. */
  onerror?: unknown
}

/** The value of the option `sharedStream`: pass the result of the function {@link sharedStream}. */
export type SharedStream = (parts: SocketSourceParts) => Source

/**
 * Returns the value of the option `sharedStream`, with which a client receives its events from a stream host (see
 * {@link createStreamHost}). If the host does not answer, or if the host has closed and `find` returns no other host,
 * the client opens a socket of its own.
 * @param find Returns a connection to the host. The function is called again after the host has closed. If it throws,
 * the client opens a socket of its own.
 * @example
 * ```ts
 * const find = () => new SharedWorker('/stream-worker.js', { type: 'module' })
 * const sdk = createBourselet({ baseUrl: 'https://api.exchange.example', sharedStream: sharedStream(find) })
 * ```
 */
export const sharedStream =
  (find: () => StreamHostLink): SharedStream =>
  (parts) => {
    const { url, session, hub, health, clock, timers, polling } = parts
    const current = () => session?.current() ?? { token: null, generation: 0 }
    let isRunning = false
    let port: PortLike | undefined
    /** The source that uses a socket of this page alone. It is created when the stream host has failed. */
    let own: Source | undefined
    let answerTimer: unknown
    let repeatTimer: unknown
    /** Number of `gone` messages since the last `state` message. */
    let gone = 0
    /** The topics that the server has refused. */
    const refused = new Set<string>()
    const world = globalThis as Partial<EventTarget>

    const send = (message: ToHost) => port?.postMessage(message)
    const leave = () => send({ type: 'leave' })
    const clear = () => {
      timers.clearTimeout(answerTimer)
      timers.clearTimeout(repeatTimer)
      answerTimer = undefined
    }
    /**
     * Sends the stream host the address of the stream, the member's token and all topics of the page. The host answers
     * with a `state` message. Each change of the topics is sent at once in a message of its own. Otherwise, if a topic
     * were unsubscribed and subscribed again between two messages, the host would see no change and would not send
     * `ready` for this topic. If `without` is given, the message omits this topic, so that the next message subscribes
     * to it again.
     */
    const want = (without?: string) => {
      if (!isRunning || !port) return
      timers.clearTimeout(repeatTimer)
      // This timer limits the wait for an answer of the host, the shared worker that holds the connection. The timer
      // starts with the first unanswered message. Later messages do not restart it, because frequent messages would
      // postpone the fallback, a socket of the page.
      answerTimer ??= timers.setTimeout(openOwn, ANSWER_MS)
      send({
        type: 'want',
        url,
        ...current(),
        topics: hub.topics().filter((topic) => topic !== without),
      })
    }
    const down = () => {
      hub.lost()
      health.note({ isUp: false, inDoubt: false })
    }
    const openOwn = () => {
      if (own) return
      clear()
      // The host may be running and only slow to start. It would then subscribe to the topics of this page. So the page
      // sends `leave`.
      leave()
      world.removeEventListener?.('pagehide', leave)
      port = undefined
      down()
      own = createSocketSource(parts)
      if (isRunning) own.start()
    }
    const receive = (message: ToPage) => {
      if (message.type === 'gone') port = undefined
      if (!isRunning) return
      if ('generation' in message && message.generation !== current().generation) return
      if (message.type === 'state') {
        clear()
        gone = 0
        repeatTimer = timers.setTimeout(want, REPEAT_MS)
        if (message.epoch) health.signs.epoch = message.epoch
        health.note({ isUp: message.state === 'live', inDoubt: false })
      } else if (message.type === 'event') hub.emit(message.event)
      else if (message.type === 'ready') hub.ready([message.topic], false, message.again)
      else if (message.type === 'lost') hub.lost()
      else if (message.type === 'refused') {
        for (const topic of message.topics) refused.add(topic)
        hub.lost(refusalIn(message))
      } else if (message.type === 'poll') message.isNeeded ? polling?.start() : polling?.stop()
      else if (message.type === 'signed-out') session?.expire(message.generation)
      else if (message.type === 'time') {
        if (timers.now() - message.sentAt <= TIME_MS) clock.observe(message.serverTime, message.sentAt)
      } else if (message.type === 'clock-jumped') clock.forget()
      else {
        down()
        // The message `gone` means that the host has closed. As long as its worker runs, it answers each message with
        // `gone`, and `find` may return it again. So after the second `gone`, the page opens a socket of its own.
        gone += 1
        if (gone > 1) return openOwn()
        connect()
        want()
      }
    }
    const connect = () => {
      clear()
      try {
        const link = find()
        const mine = link.port
        link.onerror = () => port === mine && openOwn()
        mine.onmessage = ({ data }: { data: ToPage }) => port === mine && receive(data)
        port = mine
      } catch {
        // `find` may throw, for example because the browser has no shared workers or forbids them in frames of other
        // sites.
        openOwn()
      }
    }

    // This listener is never removed, because the session exists as long as the client.
    session?.token.subscribe(() => want())

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
        clear()
        world.removeEventListener?.('pagehide', leave)
        leave()
        polling?.stop()
        down()
      },
      changed(joined) {
        if (own) return own.changed(joined)
        polling?.changed()
        if (joined && refused.delete(joined)) want(joined)
        want()
      },
      wake() {
        if (own) return own.wake()
        // A page that enters the browser's back/forward cache sends `leave` to the host. So it sends its topics again
        // (`want`) when it returns.
        want()
        send({ type: 'wake' })
        polling?.wake()
      },
    }
  }

/**
 * Moves a running client to a stream host, as the option `sharedStream` does from the start. The socket of the client is
 * closed. Its subscriptions remain, and `onReset` is called for them, because events may be missing.
 * @param client A client of `createBourselet` or `createMarketClient`. If it has no stream, it keeps polling.
 * @param find Returns a connection to the host, as for {@link sharedStream}.
 */
export function joinStreamHost(client: { stream: StreamOf<never> }, find: () => StreamHostLink): void {
  if (isInner(client.stream)) client.stream.move(sharedStream(find))
}
