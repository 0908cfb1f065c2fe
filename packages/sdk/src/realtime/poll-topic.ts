import type { Data } from '@bourselet/openapi'
import type { Call } from '../transport/call.ts'
import type { StreamEvent, Topic } from './stream-event.ts'

/** How a topic is followed by calls: topics with the same key share one call. */
export type Poll = {
  key: string
  everyMs: number
  run(call: Call, signal: AbortSignal, now: () => number): Promise<Polled[]>
}

export type Polled = Pick<StreamEvent, 'topic' | 'data'> & { seq?: number; epoch?: string; ts?: number }

type Coin = Data<'market.coins'>[number]
type Product = 'spot' | 'futures'

const ticker = ({
  symbol,
  last,
  open_24h,
  high_24h,
  low_24h,
  change_pct,
  volume_24h,
  turnover_24h,
}: Coin) => ({
  symbol,
  last,
  open_24h,
  high_24h,
  low_24h,
  change_pct,
  volume_24h,
  turnover_24h,
})

function pollTickers(product: Product): Poll {
  return {
    key: `ticker:${product}`,
    everyMs: 2_000,
    run: async (call, signal, now) => {
      const coins = await call('market.coins', { product }, { signal })
      return coins.map((coin) => ({
        topic: `ticker:${product}:${coin.symbol}` as const,
        data: { ...ticker(coin), ts: now() },
      }))
    },
  }
}

function pollDepth(topic: Topic, product: Product, symbol: string): Poll {
  return {
    key: topic,
    everyMs: 1_000,
    run: async (call, signal) => {
      const { seq, epoch, ts, bids, asks } = await call(
        'market.depth',
        { product, symbol, limit: 50 },
        { signal },
      )
      return [{ topic, seq, epoch, ts, data: { prev_seq: seq, bids, asks } }]
    },
  }
}

function pollTrades(topic: Topic, product: Product, symbol: string): Poll {
  let lastId = 0
  return {
    key: topic,
    everyMs: 2_000,
    run: async (call, signal) => {
      const history = await call('market.history', { product, symbol, type: 'trades', limit: 50 }, { signal })
      const { list } = history as Extract<Data<'market.history'>, { list: { id?: number }[] }>
      const fresh = (list as { id: number }[]).filter(({ id }) => id > lastId).reverse()
      lastId = fresh.at(-1)?.id ?? lastId
      return fresh.length > 0 ? [{ topic, data: fresh as Polled['data'] }] : []
    },
  }
}

function pollCandle(topic: Topic, product: Product | 'index', symbol: string, interval: string): Poll {
  return {
    key: topic,
    everyMs: 2_000,
    run: async (call, signal) => {
      const request = { product, symbol, type: 'kline', interval: interval as '1m', limit: 2 } as const
      const { list } = await call('market.history', request, { signal })
      return list.map((candle) => ({ topic, data: candle as Polled['data'] }))
    },
  }
}

/** The rulebook's polling rates. The member topic has no call of its own: see the poller. */
export function pollTopic(topic: Topic): Poll | null {
  const [kind, product, symbol = '', interval = ''] = topic.split(':') as [string, Product, string?, string?]
  if (kind === 'ticker') return pollTickers(product)
  if (kind === 'depth') return pollDepth(topic, product, symbol)
  if (kind === 'trades') return pollTrades(topic, product, symbol)
  return kind === 'candle' ? pollCandle(topic, product, symbol, interval) : null
}
