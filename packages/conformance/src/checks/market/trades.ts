import type { Schema } from '@bourselet/openapi'
import { add, compare } from '@bourselet/sdk/money'
import type { Deviation } from '../../report.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { priceDeviations, quantityDeviations } from './symbols.ts'

const group = 'market' as const
const DAY = 86_400_000
const QUARTER = 900_000
type Trade = Schema<'Trade'>
type Candle = Schema<'Candle'>

async function trades(target: Target, symbol: string): Promise<Trade[]> {
  const { list } = await target.data('market.history', { symbol, type: 'trades', limit: 200 })
  return list as Trade[]
}

/** Returns a deviation for each row whose id is not below the id of the row before, or whose time is later. */
function newestFirst(rows: { id: number; ts: number }[], call: string): Deviation[] {
  return rows.flatMap(({ id, ts }, index) => {
    const before = rows[index - 1]
    return expectThat(before === undefined || (id < before.id && ts <= before.ts), () => ({
      call,
      path: `$.data.list[${index}]`,
      expected: `an id below ${before!.id} and a time up to ${before!.ts}`,
      received: `id ${id} at ${ts}`,
    }))
  })
}

const ordered: Check = {
  id: 'market/trades',
  group,
  title: 'Trades are listed newest first, in multiples of tick and step',
  docs: docs.call('market.history'),
  async run(target) {
    const { symbol, tick, step } = await spotSymbol(target)
    const rows = await trades(target, symbol)
    if (rows.length === 0) throw new NotChecked(`there are no trades of ${symbol}`)
    const call = `market.history ${JSON.stringify({ symbol, type: 'trades', limit: 200 })}`
    return [
      ...newestFirst(rows, call),
      ...rows.flatMap(({ price, qty }, index) =>
        [
          ...priceDeviations(`$.data.list[${index}].price`, price, tick),
          ...quantityDeviations(`$.data.list[${index}].qty`, qty, step),
        ].map((deviation) => ({ call, ...deviation })),
      ),
    ]
  },
}

const ticks: Check = {
  id: 'market/index-ticks',
  group,
  title: 'Ticks of the index are listed newest first; ids and times rise together',
  docs: 'api/shapes/#schema-IndexTick',
  async run(target) {
    const { symbol } = await spotSymbol(target)
    const request = { symbol, product: 'index', type: 'ticks', limit: 200 } as const
    const rows = (await target.data('market.history', request)).list as { id: number; ts: number }[]
    if (rows.length === 0) throw new NotChecked(`there are no ticks of ${symbol}`)
    return newestFirst(rows, `market.history ${JSON.stringify(request)}`)
  },
}

const last: Check = {
  id: 'market/last-price',
  group,
  title: 'The last price of the ticker and the close of the open candle are those of the newest trade',
  docs: docs.rule('market-data'),
  async run(target) {
    const { symbol } = await spotSymbol(target)
    const [before] = await trades(target, symbol)
    const menu = await target.data('market.coins', { product: 'spot' })
    const history = await target.data('market.history', { symbol, type: 'kline', interval: '1m', limit: 1 })
    const after = await trades(target, symbol)
    if (!before) throw new NotChecked(`there are no trades of ${symbol}`)
    const possible = after.filter(({ id }) => id >= before.id).map(({ price }) => price)
    const ticker = menu.find((one) => one.symbol === symbol)?.last
    const close = (history.list as Candle[]).at(-1)?.c
    const deviation = (call: string, path: string, received: string | undefined): Deviation[] =>
      expectThat(received === undefined || possible.includes(received), () => ({
        ...{ call, path, expected: [...new Set(possible)].join(' or '), received: `${received}` },
      }))
    return [
      ...deviation('market.coins', '$.data[].last', ticker),
      ...deviation(`market.history ${symbol} 1m`, '$.data.list[0].c', close),
    ]
  },
}

const day: Check = {
  id: 'market/ticker-candles',
  group,
  title: 'The 24-hour figures contain the candles of the last 24 hours',
  docs: docs.rule('market-data'),
  async run(target) {
    const { symbol } = await spotSymbol(target)
    const { server_time: now } = await target.data('site.settings')
    const from = now - DAY + 2 * QUARTER
    const request = { symbol, type: 'kline', interval: '15m', from, to: now - QUARTER } as const
    const candles = ((await target.data('market.history', request)).list as Candle[]).filter(
      ({ t, n }) => t >= from && n > 0,
    )
    const menu = await target.data('market.coins', { product: 'spot' })
    const ticker = menu.find((one) => one.symbol === symbol)!
    const volume = candles.reduce((sum, { v }) => add(sum, v), '0')
    const common = { call: `market.coins: ${symbol}` }
    return [
      ...candles.flatMap(({ t, h, l }) =>
        expectThat(compare(ticker.low_24h, l) <= 0 && compare(h, ticker.high_24h) <= 0, () => ({
          ...common,
          path: '$.data[].high_24h',
          expected: `at least ${h}, and a low of at most ${l}: the candle of ${t}`,
          received: `high ${ticker.high_24h}, low ${ticker.low_24h}`,
        })),
      ),
      ...expectThat(compare(volume, ticker.volume_24h) <= 0, () => ({
        ...common,
        path: '$.data[].volume_24h',
        expected: `at least ${volume}, the sum of the candles`,
        received: ticker.volume_24h,
      })),
    ]
  },
}

export const tradeChecks: Check[] = [ordered, ticks, last, day]
