import type { ServerExchange } from '../../exchange/exchange.ts'
import type { TopicSource } from '../../realtime/stream.ts'
import type { RoundRow } from './prediction.migration.ts'
import { boardOf, readRunning } from './round-boards.ts'

/** Minimum time in ms between two events of a topic. */
const PAUSE_MS = 500

/** The topics `round:{symbol}`, which publish the running rounds of a symbol after each committed change. */
export interface RoundTopics extends TopicSource {
  /** Sets the symbols that have rounds. Each gets a topic. */
  open(symbols: { symbol: string; seconds: number }[]): void
  /** Reads the running rounds again. Called after each committed change. */
  changed(): void
  /**
   * Marks the rounds of these symbols for publication with the next events, and repeats a read that has failed. Called
   * when index prices have changed.
   */
  ticked(symbols: string[]): void
  /** Waits until a read in progress has finished. */
  close(): Promise<void>
}

interface TopicState {
  symbol: string
  seconds: number
  seq: number
  at: number
  due: boolean
  watched: boolean
}

const PREFIX = 'round:'

export function roundTopics(exchange: ServerExchange): RoundTopics {
  const { clock, database, log } = exchange
  const topics = new Map<string, TopicState>()
  let rounds: RoundRow[] = []
  let reading: Promise<void> | null = null
  let stale = false
  const markAllDue = () => {
    for (const state of topics.values()) state.due = true
  }
  // If rounds change several times while they are being read, they are read only once more.
  const read = async () => {
    while (stale) {
      stale = false
      rounds = await readRunning(database.jobs.db)
      markAllDue()
    }
  }
  // After a failed read, the flag `stale` is set. The next change or the next published index price then reads the
  // rounds again.
  const refresh = () => {
    reading ??= read()
      .catch((error) => {
        stale = true
        log(`prediction: ${error instanceof Error ? error.message : error}`)
      })
      .finally(() => {
        reading = null
      })
  }
  const data = (state: TopicState) => boardOf(rounds, state, exchange)
  return {
    kind: 'round',
    knows: (topic) => topics.has(topic),
    open(symbols) {
      for (const one of symbols) {
        topics.set(PREFIX + one.symbol, { ...one, seq: 0, at: 0, due: false, watched: false })
      }
    },
    changed() {
      // Topics exist only after the feature has started, so earlier changes need no publication.
      if (topics.size === 0) return
      stale = true
      refresh()
    },
    ticked(symbols) {
      for (const symbol of symbols) {
        const state = topics.get(PREFIX + symbol)
        if (state) state.due = true
      }
      if (stale) refresh()
    },
    close: async () => {
      await reading
    },
    watch(topic, watched) {
      const state = topics.get(topic)
      if (state) state.watched = watched
    },
    present(topic) {
      const state = topics.get(topic)
      return state ? [{ topic, seq: state.seq, data: data(state) }] : []
    },
    collect() {
      const now = clock.now()
      return [...topics].flatMap(([topic, state]) => {
        if (!state.watched || !state.due || now - state.at < PAUSE_MS) return []
        state.due = false
        state.at = now
        state.seq += 1
        return [{ topic, seq: state.seq, data: data(state) }]
      })
    },
  }
}
