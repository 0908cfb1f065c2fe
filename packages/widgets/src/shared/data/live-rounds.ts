import type { Bourselet, TopicData } from '@bourselet/sdk'
import { createFetch } from './create-fetch.ts'
import { createLive, type Live } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { Painter } from './painter.ts'

/**
 * The two prediction rounds in progress: the open round, which accepts bets, and the live round, which accepts no more
 * bets and is not settled yet.
 */
export type RoundBoard = TopicData<`round:${string}`>
export type Round = NonNullable<RoundBoard['open']>
export type OptionTime = Awaited<ReturnType<Bourselet['prediction']['times']>>['times'][number]

export type LiveRounds = {
  /**
   * The rounds in progress of the symbol; `null` if the symbol has no rounds, `undefined` until the first
   * answer.
   */
  board: RoundBoard | null | undefined
  /** The durations for which the symbol offers options. */
  times: readonly OptionTime[]
  loading: boolean
  error: Error | null
  retry: () => void
}

/**
 * Creates the live rounds of a symbol. A call loads the rounds in progress and the durations of options; the stream
 * updates the rounds.
 */
export function createRounds(
  sdk: Pick<Bourselet, 'prediction' | 'stream'>,
  painter: Painter,
  symbol: string,
): Live<LiveRounds> {
  let board: RoundBoard | null | undefined
  let times: readonly OptionTime[] = []
  let view: LiveRounds | null = null
  let receivedAt = 0
  let notify = () => {}

  const changed = () => {
    view = null
    notify()
  }
  const first = createFetch(
    sdk.stream,
    async (signal) => {
      const before = receivedAt
      const answer = await sdk.prediction.times({ symbol }, { signal })
      if (signal.aborted) return
      times = answer.times
      // An event that arrives during the call is newer than the answer. In this case the rounds in the answer
      // are ignored.
      if (receivedAt === before) board = answer.rounds
    },
    changed,
  )

  return createLive<LiveRounds>({
    painter,
    pace: 'paced',
    start(onChange) {
      notify = onChange
      const stop = sdk.stream.subscribe(
        `round:${symbol}`,
        ({ data }) => {
          receivedAt += 1
          board = data
          changed()
        },
        { onReset: first.load },
      )
      first.load()
      return () => {
        stop()
        first.stop()
        board = undefined
        view = null
      }
    },
    read() {
      view ??= {
        board,
        times,
        loading: first.loading && !board,
        error: board ? null : first.error,
        retry: first.retry,
      }
      return view
    },
  })
}

/** Returns the live prediction rounds of a symbol. */
export const liveRounds = liveMarket(createRounds)
