import type { Data, Request } from '@bourselet/openapi'
import type { Call, CallOptions } from '../transport/call.ts'
import type { StreamEvent } from './stream-event.ts'

export type Polled = Partial<StreamEvent> & Pick<StreamEvent, 'topic' | 'data'>

/** The calls that replace a topic's events while polling. */
export type Poll = {
  everyMs: number
  /**
   * Sends the call and returns its rows as events. If all rows of the answer are new, rows may be missing between the
   * previous answer and this answer. In this case, calls `missed`.
   */
  run(call: Call, options: CallOptions, now: () => number, missed: () => void): Promise<Polled[]>
}

/**
 * Returns the key of a topic's poll. Topics with the same key share one call: all tickers of a product share one, and
 * all mark prices share another.
 */
export const pollKey = (topic: string) =>
  /^(ticker|mark):/.test(topic) ? topic.replace(/:[^:]*$/, '') : topic

type Rows = (Data<'market.history'>['list'][number] & { id?: number })[]

const TYPES: Record<string, object> = {
  trades: { type: 'trades', limit: 50 },
  index: { type: 'ticks', product: 'index', limit: 50 },
}

/** Returns the poll of a key made by {@link pollKey}, with its interval. */
export function pollTopic(key: string): Poll {
  const parts = key.split(':')
  const [kind, product, , interval] = parts
  const request = { product, symbol: parts[2] ?? product } as Request<'market.depth'>
  const eventOf = (data: unknown, more?: object) => ({ topic: key, data, ...more }) as Polled
  let lastId = 0
  return {
    everyMs: kind === 'depth' ? 1_000 : 2_000,
    async run(call, options, now, missed) {
      // Topics with the same poll key share one call. One `market.coins` call returns the tickers of all symbols of a
      // product, and another one returns all mark prices. So these two poll keys contain no symbol.
      if (kind === 'ticker' || kind === 'mark') {
        const coins = await call('market.coins', { product: request.product ?? 'futures' }, options)
        return coins.flatMap((coin) =>
          [coin.symbol, '*'].map((name) => eventOf({ ...coin, ts: now() }, { topic: `${key}:${name}` })),
        )
      }
      if (kind === 'round') {
        const { rounds } = await call('prediction.times', { symbol: request.symbol }, options)
        return rounds ? [eventOf(rounds)] : []
      }
      if (kind === 'depth') {
        const { seq, epoch, ts, bids, asks } = await call('market.depth', { ...request, limit: 50 }, options)
        return [eventOf({ prev_seq: seq, bids, asks }, { seq, epoch, ts })]
      }
      const wanted = TYPES[kind as string] ?? { interval, limit: 2 }
      const history = await call(
        'market.history',
        { ...request, ...wanted } as Request<'market.history'>,
        options,
      )
      const rows: Rows = history.list
      if (kind === 'candle') return rows.map((candle) => eventOf(candle))
      const fresh = rows.filter(({ id = 0 }) => id > lastId).reverse()
      if (lastId && fresh[0] && !rows[fresh.length]) missed()
      lastId = fresh.at(-1)?.id ?? lastId
      if (kind === 'index') return fresh.map((tick) => eventOf(tick))
      return fresh.length > 0 ? [eventOf(fresh)] : []
    },
  }
}
