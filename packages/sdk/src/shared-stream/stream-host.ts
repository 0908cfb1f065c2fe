import { RefusedError } from '../errors/refused-error.ts'
import { reporter, socketOf } from '../host.ts'
import type { BourseletOptions } from '../options.ts'
import { signInWith } from '../realtime/sign-in.ts'
import { createStream, type InnerStream } from '../realtime/stream.ts'
import { createClock, type ObservedClock } from '../transport/clock.ts'
import { systemTimers } from '../transport/timers.ts'
import type { PortLike, ToHost, ToPage } from './messages.ts'

/**
 * Time in ms after which a page that has sent nothing counts as closed, for example because its process was killed.
 * Pages repeat `want` every 15 s, those in the background at least once a minute.
 */
const SILENT_MS = 300_000

/** One socket for all pages that use the same stream address and the same member's token, or no token. */
type Shared = {
  /** Maps each page to the generation of its token, a number that changes with each new token. */
  pages: Map<Page, number>
  stream: InnerStream
  /** The server's time. `hasTime` is false until it is known. */
  clock: ObservedClock
  hasTime: boolean
  /** True while the socket cannot connect, so that the pages poll. */
  isPolling: boolean
}

type Page = {
  post(message: ToPage): void
  shared: Shared | null
  /** Maps each topic of the page to the function that unsubscribes from it. */
  topics: Map<string, () => void>
  /** True while the page receives no events because the socket is down, and the host has sent `lost` to the page. */
  isLost: boolean
  /** The local time at which the last message of the page arrived. */
  heardAt: number
}

export type StreamHost = {
  /** Serves the page or frame at the other end of a message channel. */
  serve(port: PortLike): void
  /** Closes the sockets and sends `gone` to the pages, so that they find another host. */
  close(): void
}

export type StreamHostOptions = Pick<BourseletOptions, 'WebSocket' | 'timers' | 'onError'>

/**
 * Creates the host of a shared stream, usually in a shared worker. It holds the sockets of all pages and frames whose
 * client has the option `sharedStream`. Pages with the same stream address and the same token share one socket.
 * @example
 * ```ts
 * // stream-worker.js
 * const host = createStreamHost()
 * onconnect = ({ ports: [port] }) => host.serve(port)
 * ```
 */
export function createStreamHost(options: StreamHostOptions = {}): StreamHost {
  const { timers = systemTimers, onError } = options
  const report = reporter(onError)
  const known = new Map<string, Shared>()
  let isClosed = false
  let silenceTimer: unknown

  function open(key: string, url: string, token: string | null): Shared {
    const pages = new Map<Page, number>()
    const all = (message: ToPage) => {
      for (const page of pages.keys()) page.post(message)
    }
    const setPolling = (isNeeded: boolean) => {
      shared.isPolling = isNeeded
      all({ type: 'poll', isNeeded })
    }
    const ownClock = createClock(timers)
    const clock: ObservedClock = {
      ...ownClock,
      observe(serverTime, sentAt) {
        // Most messages of the stream contain no server time. Such messages are ignored here.
        if (typeof serverTime !== 'number' || typeof sentAt !== 'number') return
        ownClock.observe(serverTime, sentAt)
        shared.hasTime = true
        all({ type: 'time', serverTime, sentAt })
      },
      forget() {
        ownClock.forget()
        shared.hasTime = false
        all({ type: 'clock-jumped' })
      },
    }
    const stream = createStream({
      connect: socketOf('', { ...options, streamUrl: url }),
      // The host itself sends no API calls. If polling is needed, it sends `poll` messages to the pages, which then
      // poll.
      polling: () => ({
        start: () => setPolling(true),
        stop: () => setPolling(false),
        changed() {},
        wake() {},
      }),
      signIn: signInWith({
        current: () => ({ token, generation: 0 }),
        token: { subscribe: () => () => {} },
        expire() {
          for (const [page, generation] of pages) page.post({ type: 'signed-out', generation })
        },
      }),
      clock,
      timers,
      // Each page reports the refusals of its own topics, so the host does not report them.
      report: (error) => (error instanceof RefusedError && error.topics?.[0] ? undefined : report(error)),
    })
    stream.state.subscribe(() => all(stateOf(stream)))
    const shared: Shared = { pages, stream, clock: ownClock, hasTime: false, isPolling: false }
    known.set(key, shared)
    return shared
  }

  function leave(page: Page): void {
    const { shared } = page
    if (!shared) return
    for (const unsubscribe of page.topics.values()) unsubscribe()
    page.topics.clear()
    page.shared = null
    shared.pages.delete(page)
    if (shared.pages.size > 0) return
    shared.stream.close()
    for (const [key, one] of known) if (one === shared) known.delete(key)
    if (known.size > 0) return
    timers.clearTimeout(silenceTimer)
    silenceTimer = undefined
  }

  /** Unsubscribes the topics of a page and sends `gone` to the page. If the page still exists, it connects again. */
  function dismiss(page: Page): void {
    leave(page)
    page.post({ type: 'gone' })
  }

  function lose(page: Page): void {
    if (page.isLost) return
    page.isLost = true
    page.post({ type: 'lost' })
  }

  function subscribe(page: Page, { pages, stream }: Shared, topic: string): () => void {
    // Only the first page that subscribes to `member` causes a subscription on the server. The server's answer states
    // whether events may be missing. A page that subscribes later gets no such answer. It may have read the member's
    // state before an event that it did not receive, so it must read the state again.
    const isLate = topic === 'member' && [...pages.keys()].some(({ topics }) => topics.has(topic))
    return stream.attach(topic, {
      event: (event) => page.post({ type: 'event', event, generation: pages.get(page)! }),
      ready(again) {
        page.isLost = false
        page.post({ type: 'ready', topic, again: again || isLate, generation: pages.get(page)! })
      },
      lost(refusal) {
        if (!refusal) return lose(page)
        const { name: error, message: info } = refusal
        page.post({ type: 'refused', error, info, topics: [topic], generation: pages.get(page)! })
      },
    })
  }

  function follow(page: Page, { url, token, generation, topics }: ToHost & { type: 'want' }): void {
    const key = JSON.stringify([url, token])
    const shared = known.get(key) ?? open(key, url, token)
    if (page.shared !== shared) {
      leave(page)
      lose(page)
      page.shared = shared
      page.post({ type: 'poll', isNeeded: shared.isPolling })
      if (shared.hasTime) page.post({ type: 'time', serverTime: shared.clock.now(), sentAt: timers.now() })
    }
    shared.pages.set(page, generation)
    page.post(stateOf(shared.stream))
    for (const [topic, unsubscribe] of page.topics) {
      if (topics.includes(topic)) continue
      page.topics.delete(topic)
      unsubscribe()
    }
    for (const topic of topics)
      if (!page.topics.has(topic)) page.topics.set(topic, subscribe(page, shared, topic))
  }

  /**
   * Every five minutes, drops the pages that have sent nothing for five minutes. The check needs a timer, because it
   * may be that no page sends a message.
   */
  function watchSilence(): void {
    silenceTimer ??= timers.setTimeout(() => {
      silenceTimer = undefined
      dropSilent()
      if (known.size > 0) watchSilence()
    }, SILENT_MS)
  }

  function dropSilent(): void {
    const now = timers.now()
    for (const { pages } of [...known.values()])
      for (const page of [...pages.keys()]) if (now - page.heardAt > SILENT_MS) dismiss(page)
  }

  return {
    serve(port) {
      const page: Page = {
        post: (message) => port.postMessage(message),
        shared: null,
        topics: new Map(),
        isLost: true,
        heardAt: 0,
      }
      port.onmessage = ({ data }: { data: ToHost }) => {
        page.heardAt = timers.now()
        if (isClosed) page.post({ type: 'gone' })
        else if (data.type === 'want') {
          follow(page, data)
          watchSilence()
          dropSilent()
        } else if (data.type === 'wake') page.shared?.stream.wake()
        else leave(page)
      }
    },
    close() {
      isClosed = true
      for (const { pages } of [...known.values()]) for (const page of [...pages.keys()]) dismiss(page)
    },
  }
}

const stateOf = (stream: InnerStream): ToPage => ({
  type: 'state',
  state: stream.state.get(),
  epoch: stream.health.signs.epoch,
})
