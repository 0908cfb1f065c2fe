import type { Fetch } from '@bourselet/sdk'

/** The simulated quality of the network between a tag and the exchange. */
export type Network = 'normal' | 'slow' | 'offline'
export const networks = ['normal', 'slow', 'offline'] as const satisfies readonly Network[]

/**
 * The answers that the tag receives: `ready` are the real answers, `loading` no answer, `empty` the real answers with
 * empty lists, and `error` failures.
 */
export type Phase = 'ready' | 'loading' | 'empty' | 'error'
export const phases = ['ready', 'loading', 'empty', 'error'] as const satisfies readonly Phase[]

export type Conditions = { network: Network; phase: Phase }

/**
 * The observed state of the tag's connection. Times are in ms. A value is null before its first measurement.
 */
export type Signs = {
  connection: 'connecting' | 'connected' | 'failing' | 'disconnected'
  streamMs: number | null
  answerMs: number | null
}

/** Time in ms by which the slow network delays each request and each frame of the stream. */
const SLOW_MS = 2_000

/**
 * Timeout of a call in ms. It is long, because in the phase `loading` a request waits until the user of the gallery
 * changes the phase.
 */
const CALL_MS = 3_600_000

/**
 * Matches the addresses of the calls whose answers keep their lists in the phase `empty`, because the tags cannot
 * render without markets, settings and the member's data.
 */
const complete = /\/(queryCoinMenu|getWebSetting|getMemberInfo)(\?|$)/

/**
 * Returns an empty list for each list of a JSON document, and 0 for each number with the key `total`. Returns all other
 * values unchanged. It is used as the replacer of `JSON.stringify` and as the reviver of `JSON.parse`.
 */
const emptied = (key: string, value: unknown): unknown =>
  Array.isArray(value) ? [] : key === 'total' && typeof value === 'number' ? 0 : value

type Frame = { type: string; events: { topic: string; data: unknown }[] }

/**
 * Empties the lists in the events of a stream frame and removes the events that would add entries to a list. Returns
 * null if no event is left.
 */
function emptiedFrame(text: string): string | null {
  const frame: Frame = JSON.parse(text)
  if (frame.type !== 'events') return text
  const events = frame.events
    .filter(({ topic }) => !/^(candle|round|member)/.test(topic))
    .map((event) => ({ ...event, data: JSON.parse(JSON.stringify(event.data), emptied) }))
  return events.length > 0 ? JSON.stringify({ ...frame, events }) : null
}

const unknown: Signs = { connection: 'connecting', streamMs: null, answerMs: null }

/** Resolves after `ms` milliseconds; never if `ms` is infinite. Rejects when the signal is aborted. */
function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = ms < Number.POSITIVE_INFINITY ? setTimeout(resolve, ms) : undefined
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/**
 * Creates the simulated network of the gallery. The tags use its `fetch` and `WebSocket`. These pass requests
 * and the stream on to the real exchange, but delay, withhold or refuse them according to the conditions.
 */
export function createStageNetwork() {
  let conditions: Conditions = { network: 'normal', phase: 'ready' }
  let signs = unknown
  const listeners = new Set<() => void>()
  const sockets = new Set<{ end(): void }>()
  const note = (changes: Partial<Signs>) => {
    signs = { ...signs, ...changes }
    for (const listener of listeners) listener()
  }
  const delay = () => (conditions.network === 'slow' ? SLOW_MS : 0)
  const isOffline = () => conditions.network === 'offline'

  const send: Fetch = async (url, init) => {
    const at = performance.now()
    try {
      if (conditions.phase === 'loading') await pause(Number.POSITIVE_INFINITY, init.signal)
      if (delay() > 0) await pause(delay(), init.signal)
      if (isOffline()) throw new TypeError('The gallery has no connection.')
      if (conditions.phase === 'error') {
        note({ connection: 'failing' })
        return new Response('', { status: 503 })
      }
      const response = await fetch(url, init)
      note({ connection: 'connected', answerMs: Math.round(performance.now() - at) })
      if (conditions.phase !== 'empty' || complete.test(url)) return response
      return new Response(JSON.stringify(await response.json(), emptied), response)
    } catch (error) {
      if (!init.signal?.aborted) note({ connection: isOffline() ? 'disconnected' : 'failing' })
      throw error
    }
  }

  class StageSocket {
    onmessage: ((event: { data: unknown }) => void) | null = null
    onclose: (() => void) | null = null
    onerror: (() => void) | null = null
    #socket: WebSocket | null = null
    #askedAt: number | null = null
    /**
     * Time at which the latest delayed frame is delivered. Later frames wait until then, so that frames keep
     * their order.
     */
    #freeAt = 0

    constructor(url: string) {
      if (conditions.phase === 'loading') return
      sockets.add(this)
      if (isOffline() || conditions.phase === 'error') {
        // The socket is closed in a microtask, after the constructor has returned. At this point, the caller has set
        // its event handlers, so it receives the close event.
        queueMicrotask(() => this.end())
        return
      }
      const socket = new WebSocket(url)
      this.#socket = socket
      socket.onmessage = ({ data }) => this.#later(() => this.#receive(data))
      socket.onclose = () => this.end()
    }

    #later(run: () => void) {
      const now = performance.now()
      this.#freeAt = Math.max(this.#freeAt, now + delay())
      if (this.#freeAt > now) setTimeout(run, this.#freeAt - now)
      else run()
    }

    #receive(data: unknown) {
      if (!sockets.has(this)) return
      const isReply = /"type":"(pong|subscribed)"/.test(String(data).slice(0, 200))
      if (isReply && this.#askedAt !== null)
        note({ connection: 'connected', streamMs: Math.round(performance.now() - this.#askedAt) })
      const shown = conditions.phase === 'empty' ? emptiedFrame(String(data)) : data
      if (shown !== null) this.onmessage?.({ data: shown })
    }

    send(text: string) {
      if (/"op":"(ping|subscribe)"/.test(text)) this.#askedAt = performance.now()
      this.#socket?.send(text)
    }

    close() {
      sockets.delete(this)
      this.#socket?.close()
    }

    /** Closes the socket and calls `onclose`, as if the connection had been lost. */
    end() {
      if (!sockets.has(this)) return
      this.close()
      note({ streamMs: null, ...(isOffline() ? { connection: 'disconnected' } : {}) })
      this.onclose?.()
    }
  }

  let client = { fetch: send, WebSocket: StageSocket, timeoutMs: CALL_MS }
  return {
    signs: () => signs,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns the options for the client of the tags. Every change of the phase creates a new object. */
    client: () => client,
    apply(next: Conditions) {
      const before = conditions
      conditions = next
      if (next.phase !== before.phase) {
        // A phase, such as `loading` or `error`, is the state of requests that the gallery simulates. When it changes,
        // the tags (custom elements) get a new client. The old client has cached data, which the tags would show
        // instead of the new phase.
        client = { ...client }
        note(unknown)
      }
      if (isOffline()) for (const socket of [...sockets]) socket.end()
      // When a lost connection is back, a browser dispatches the event `online`. The simulated network does the same,
      // so that the API clients reconnect at once.
      else if (before.network === 'offline') window.dispatchEvent(new Event('online'))
    },
  }
}
