// Stores the answers of calls for the hooks in compact-queries.ts, as the query cache of TanStack Query does.
export type QueryKey = readonly unknown[]

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns a text that is the same for two equal keys, even if the fields of the keys are in another order. */
export const hashKey = (key: QueryKey): string =>
  JSON.stringify(key, (_, value) =>
    isPlain(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((name) => [name, value[name]]),
        )
      : value,
  )

/** Returns `next`, but reuses equal parts of `before`, so that their components are not rendered again. */
function shared(before: unknown, next: unknown): unknown {
  if (before === next) return before
  const isList = Array.isArray(before) && Array.isArray(next)
  if (!isList && !(isPlain(before) && isPlain(next))) return next
  const [old, entries] = [before as Record<string, unknown>, next as Record<string, unknown>]
  const copy = (isList ? [] : {}) as Record<string, unknown>
  let same = Object.keys(old).length === Object.keys(entries).length
  for (const name of Object.keys(entries)) {
    copy[name] = shared(old[name], entries[name])
    if (!(name in old) || copy[name] !== old[name]) same = false
  }
  return same ? before : copy
}

/** Time in ms for which an answer stays cached after the last component that uses it is removed. */
const KEPT_MS = 300_000

type State = { data: unknown; error: Error | null; fetchStatus: 'fetching' | 'idle'; updatedAt: number }
export type Read = (options: { signal: AbortSignal }) => Promise<unknown>
export type Meta = Record<string, unknown> | undefined
type Observer = { notify(): void; isEnabled(): boolean; staleTime(): number }

const initial: State = { data: undefined, error: null, fetchStatus: 'idle', updatedAt: 0 }

export class Query {
  state = initial
  read: Read | undefined
  #observers = new Set<Observer>()
  #isInvalidated = false
  #running: { controller: AbortController; promise: Promise<State>; before: State } | null = null
  #forget: ReturnType<typeof setTimeout> | undefined
  readonly queryKey: QueryKey
  meta: Meta
  readonly #remove: () => void

  constructor(queryKey: QueryKey, remove: () => void) {
    this.queryKey = queryKey
    this.#remove = remove
    this.#keepFor()
  }

  #keepFor() {
    this.#forget = setTimeout(this.#remove, KEPT_MS)
  }

  #set(change: Partial<State>) {
    this.state = { ...this.state, ...change }
    for (const { notify } of this.#observers) notify()
  }

  /** Aborts the running request and ignores its answer. */
  cancel() {
    this.#running?.controller.abort()
    this.#running = null
  }

  reset() {
    this.cancel()
    this.#set(initial)
  }

  setData(data: unknown) {
    this.#isInvalidated = false
    this.#set({ data: shared(this.state.data, data), error: null, updatedAt: Date.now() })
    // A request of this query may be running. If the last component that uses the query is removed, the request is
    // canceled. The query then goes back to the state `before`. The new data must be in `before`, or they would be
    // lost.
    if (this.#running) this.#running.before = this.state
  }

  invalidate() {
    this.#isInvalidated = true
  }

  getObserversCount = () => this.#observers.size

  isActive = () => [...this.#observers].some((one) => one.isEnabled())

  isStale(staleTime: number): boolean {
    return (
      this.state.data === undefined || this.#isInvalidated || this.state.updatedAt + staleTime <= Date.now()
    )
  }

  /**
   * Requests the data. If a request is already running, returns the result of that request. If `replace` is true and
   * the query already has data, cancels the running request and sends a new one instead.
   */
  fetch(replace = false): Promise<State> {
    if (this.#running) {
      if (!replace || this.state.data === undefined) return this.#running.promise
      this.cancel()
    }
    const { read } = this
    if (!read) return Promise.resolve(this.state)
    const controller = new AbortController()
    const before = this.state
    const settle = (change: Partial<State>) => {
      if (this.#running?.controller !== controller) return
      this.#running = null
      this.#set({ ...change, fetchStatus: 'idle' })
    }
    const promise = read({ signal: controller.signal })
      .then(
        (data) => {
          if (this.#running?.controller === controller) this.#isInvalidated = false
          settle({ data: shared(this.state.data, data), error: null, updatedAt: Date.now() })
        },
        (error: Error) => {
          // After a failed request, older data are treated as outdated, so that the next component that shows them
          // requests them again.
          if (this.#running?.controller === controller) this.#isInvalidated = true
          settle({ error })
        },
      )
      .then(() => this.state)
    this.#running = { controller, promise, before }
    this.#set({ fetchStatus: 'fetching', ...(this.state.data === undefined ? { error: null } : {}) })
    return promise
  }

  observe(observer: Observer): () => void {
    clearTimeout(this.#forget)
    this.#observers.add(observer)
    document.addEventListener('visibilitychange', this.#onVisibility)
    return () => {
      this.#observers.delete(observer)
      if (this.#observers.size > 0) return
      document.removeEventListener('visibilitychange', this.#onVisibility)
      if (this.#running) {
        this.state = { ...this.#running.before, fetchStatus: 'idle' }
        this.cancel()
      }
      this.#keepFor()
    }
  }

  /** Requests outdated data again each time the page becomes visible. */
  readonly #onVisibility = () => {
    if (!document.hidden)
      for (const one of this.#observers)
        if (one.isEnabled() && this.isStale(one.staleTime())) void this.fetch()
  }
}

/** The filters of `findAll` and `refetchQueries`. The widgets filter by key only in methods of compact-query-writes.ts. */
type Filters = { type?: 'active'; predicate?: (query: Query) => boolean }

type Defaults = { defaultOptions: { queries: { staleTime: number } } }

/**
 * The query client of a page. compact-query-writes.ts adds the methods that change cached answers. Only member tags
 * load that file, because market tags only read.
 */
export class QueryClient {
  readonly staleTime: number
  readonly #queries = new Map<string, Query>()

  constructor({ defaultOptions }: Defaults) {
    this.staleTime = defaultOptions.queries.staleTime
  }

  /**
   * Does nothing. TanStack Query starts to listen to events of the page here. In this file, each query listens itself
   * while a component uses the query.
   */
  mount() {}

  unmount() {}

  getQueryCache = () => ({
    get: (hash: string) => this.#queries.get(hash),
    findAll: ({ type, predicate }: Filters) =>
      [...this.#queries.values()].filter(
        (query) => (type !== 'active' || query.isActive()) && (!predicate || predicate(query)),
      ),
    remove: ({ queryKey }: Query) => void this.#queries.delete(hashKey(queryKey)),
  })

  query(key: QueryKey): Query {
    const hash = hashKey(key)
    const known = this.#queries.get(hash)
    if (known) return known
    const made = new Query(key, () => {
      if (this.#queries.get(hash) === made) this.#queries.delete(hash)
    })
    this.#queries.set(hash, made)
    return made
  }

  async refetchQueries(filters: Filters): Promise<void> {
    const active = this.getQueryCache().findAll({ ...filters, type: 'active' })
    await Promise.all(active.map((query) => query.fetch(true)))
  }
}
