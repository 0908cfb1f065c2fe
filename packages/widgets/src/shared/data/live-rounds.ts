import type { Bourselet, TopicData } from '@bourselet/sdk'
import { createLive, type Live } from './live.ts'
import type { Painter } from './painter.ts'

/** The round that takes bets and the one that is live. */
export type RoundBoard = TopicData<`round:${string}`>
export type Round = NonNullable<RoundBoard['open']>
export type OptionTime = Awaited<ReturnType<Bourselet['prediction']['times']>>['times'][number]

export type LiveRounds = {
  /** null: this symbol has no rounds. undefined: not answered yet. */
  board: RoundBoard | null | undefined
  /** The durations of options on offer. */
  times: readonly OptionTime[]
  loading: boolean
  error: Error | null
  retry: () => void
}

/** What runs of a symbol: the first answer by a call, which also sets the server's clock; then by the stream. */
export function createRounds(
  sdk: Pick<Bourselet, 'prediction' | 'stream'>,
  painter: Painter,
  symbol: string,
): Live<LiveRounds> {
  let board: RoundBoard | null | undefined
  let times: readonly OptionTime[] = []
  let loading = true
  let error: Error | null = null
  let view: LiveRounds | null = null
  let heard = 0
  let tell = () => {}
  let abort = new AbortController()

  const changed = () => {
    view = null
    tell()
  }
  const load = async () => {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    const before = heard
    try {
      const answer = await sdk.prediction.times({ symbol }, { signal })
      if (signal.aborted) return
      times = answer.times
      // What the stream told meanwhile is newer than what the call read.
      if (heard === before) board = answer.rounds
      error = null
    } catch (thrown) {
      if (signal.aborted) return
      error = thrown instanceof Error ? thrown : new Error(String(thrown))
    }
    loading = false
    changed()
  }
  const retry = () => {
    loading = true
    error = null
    changed()
    void load()
  }

  return createLive<LiveRounds>({
    painter,
    pace: 'paced',
    start(onChange) {
      tell = onChange
      const stop = sdk.stream.subscribe(
        `round:${symbol}`,
        ({ data }) => {
          heard += 1
          board = data
          changed()
        },
        { onReset: () => void load() },
      )
      void load()
      return () => {
        stop()
        abort.abort()
        board = undefined
        loading = true
        view = null
      }
    },
    read: () => {
      view ??= { board, times, loading: loading && !board, error: board ? null : error, retry }
      return view
    },
  })
}
