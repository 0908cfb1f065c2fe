import type { BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { MarketCalls } from '../features/market.gen.ts'
import { createListeners } from '../listeners.ts'
import { jitter } from '../transport/jitter.ts'
import { type Level, SNAPSHOT_LEVELS } from './book-side.ts'
import { type BookSync, createBookSync } from './book-sync.ts'
import type { Readable } from './store.ts'
import type { InnerStream } from './stream.ts'
import type { StreamEvent, StreamState } from './stream-event.ts'

/** Minimum interval in ms between two snapshot requests of one book. */
const SNAPSHOT_EVERY_MS = 1_000
const RETRY_MAX_MS = 10_000
/** Maximum wait in ms after a refusal by a rate limit, even if the server requests a longer one. */
const LIMITED_MAX_MS = 60_000

const TOO_MANY_REQUESTS = 4029

/** Products that have an order book. */
export type BookProduct = 'spot' | 'futures'

/** The state of an order book at one time. `book.get()` returns the same object until the book changes. */
export type BookView = {
  /** The bids, best (highest) first; prices and quantities are decimal strings. */
  bids: readonly Level[]
  /** The asks, best (lowest) first. */
  asks: readonly Level[]
  seq: number
  epoch: string
  /** The server's time of the last change, milliseconds. */
  ts: number
  /**
   * `live`: equals the server's book. `stale`: may differ. `polling`: refreshed every second. `offline`: no
   * data arrives.
   */
  state: StreamState
  /** True once the first snapshot of the book is loaded. */
  isReady: boolean
  /** The reason why there is no snapshot, e.g. SYMBOL_UNKNOWN. */
  error: BourseletError | null
}

/** A live order book, which is updated while it has subscribers. */
export type Book = Readable<BookView>

export type BookParts = { stream: InnerStream; market: Pick<MarketCalls, 'depth'> }

type Snapshots = {
  /** Requests a snapshot, after at least `leastMs`, unless a request is planned or in flight. */
  need(leastMs?: number): void
  stop(): void
}

/**
 * Creates the fetcher of snapshots for one book. It has at most one request in flight and sends at most one a second.
 * It repeats requests until the book accepts a snapshot or the server refuses a request.
 */
function createSnapshots(
  { stream, market }: BookParts,
  request: { product: BookProduct; symbol: string },
  sync: BookSync,
  done: (error: BourseletError | null) => void,
): Snapshots {
  const { timers } = stream
  let timer: unknown
  let abort: AbortController | null = null
  let startedAt = -SNAPSHOT_EVERY_MS
  let failures = 0

  const need = (leastMs = 0) => {
    if (abort || timer !== undefined) return
    const pauseMs = Math.max(0, startedAt + SNAPSHOT_EVERY_MS - timers.now())
    const backoffMs = failures > 0 ? jitter(timers, failures, SNAPSHOT_EVERY_MS, RETRY_MAX_MS) : 0
    timer = timers.setTimeout(fetchOne, Math.max(leastMs, Math.min(pauseMs, SNAPSHOT_EVERY_MS) + backoffMs))
  }
  async function fetchOne(): Promise<void> {
    timer = undefined
    startedAt = timers.now()
    abort = new AbortController()
    const { signal } = abort
    sync.expectSnapshot()
    let error: BourseletError | null = null
    let isTaken = false
    try {
      const snapshot = await market.depth({ ...request, limit: SNAPSHOT_LEVELS }, { signal })
      if (signal.aborted) return
      failures = 0
      isTaken = sync.load(snapshot, stream.health.signs.epoch)
    } catch (thrown) {
      if (signal.aborted) return
      failures += 1
      error = thrown as BourseletError
    }
    abort = null
    // A refused request, for example for an unknown symbol, would be refused again, so it is repeated only after the
    // stream has reconnected. A request that a rate limit refused is repeated after the delay that the server requests.
    // Delays in all other answers are ignored, because a gateway in front of the server may request a delay as long as
    // an hour.
    const refusal = error instanceof RefusedError ? error : null
    const isLimited = refusal?.code === TOO_MANY_REQUESTS
    if (!isTaken && (isLimited || !refusal))
      need(isLimited ? Math.min(refusal.retryAfterMs ?? 0, LIMITED_MAX_MS) : 0)
    done(error)
  }

  return {
    need,
    stop() {
      timers.clearTimeout(timer)
      timer = undefined
      abort?.abort()
      abort = null
    },
  }
}

/**
 * Creates a live book. It subscribes to changes before it requests a snapshot, keeps the changes that arrive meanwhile,
 * and loads a new snapshot after any gap.
 */
export function createBook(parts: BookParts, product: BookProduct, symbol: string): Book {
  const { stream } = parts
  const listeners = createListeners<void>(stream.report)
  const sync = createBookSync()
  let view: BookView | null = null
  let error: BourseletError | null = null
  let detach: (() => void)[] = []
  let subscribers = 0

  const emit = () => {
    view = null
    listeners.emit()
  }
  const snapshots = createSnapshots(parts, { product, symbol }, sync, (failure) => {
    error = failure
    emit()
  })
  const onEvent = (event: StreamEvent<`depth:spot:${string}`>) => {
    if (event.polled) {
      sync.expectSnapshot()
      sync.load({ ...event, ...event.data }, '')
      error = null
    } else if (!sync.change(event)) snapshots.need()
    emit()
  }
  const lost = (refusal?: RefusedError) => {
    // The subscription was lost, so pending requests for a snapshot are stopped. The next change that arrives requests
    // a new snapshot. A closed client receives no changes, so it requests none.
    snapshots.stop()
    // The stream sends a refused topic again after each ping, so the server may repeat a refusal many times. The
    // listeners are called only for the first of these refusals.
    if (refusal && error?.name === refusal.name && !sync.isSynced()) return
    if (refusal) error = refusal
    sync.doubt()
    emit()
  }
  const subscriber = {
    event: onEvent as (event: StreamEvent) => void,
    ready() {
      if (stream.state.get() === 'polling') return
      // An earlier snapshot request may still be running. The server may answer it with a snapshot from before the
      // subscription began. The changes between that snapshot and the subscription would be missing, so a new snapshot
      // is requested.
      lost()
      snapshots.need()
    },
    lost,
  }
  const judge = (): StreamState => {
    const state = stream.state.get()
    return detach.length > 0 && (sync.isSynced() || state === 'offline') ? state : 'stale'
  }

  return {
    get() {
      view ??= {
        ...sync.at(),
        bids: sync.bids.levels(),
        asks: sync.asks.levels(),
        state: judge(),
        isReady: sync.at().seq >= 0,
        error,
      }
      return view
    },
    subscribe(listener) {
      const stop = listeners.add(listener)
      subscribers += 1
      if (subscribers === 1) {
        view = null
        detach = [stream.state.subscribe(emit), stream.attach(`depth:${product}:${symbol}`, subscriber)]
      }
      return () => {
        if (stop()) subscribers -= 1
        if (subscribers > 0) return
        for (const end of detach) end()
        detach = []
        snapshots.stop()
        sync.doubt()
        view = null
      }
    },
  }
}

/** Creates the function that returns live books: one book for each product and symbol, shared by all callers. */
export function createBooks(parts: BookParts): (product: BookProduct, symbol: string) => Book {
  const books = new Map<string, Book>()
  return (product, symbol) => {
    const key = `${product}:${symbol}`
    const book = books.get(key) ?? createBook(parts, product, symbol)
    books.set(key, book)
    return book
  }
}
