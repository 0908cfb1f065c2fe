import { SECOND_MS } from '../../clock/clock.ts'
import type { PriceModel } from '../../prices/price-model.ts'
import { FIRST_TRADE_ID } from '../../prices/public-trades.migration.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'

const SECONDS = 90

/**
 * Returns public trades that the price model generates for the last seconds of the chart history, at most one per
 * second. Their ids are lower than those of real trades.
 */
export function seededTrades(symbol: string, model: PriceModel, opensAt: number): FloorTrade[] {
  const end = opensAt - (opensAt % SECOND_MS)
  const trades: FloorTrade[] = []
  for (let i = SECONDS; i > 0; i--) {
    const ts = end - i * SECOND_MS
    const second = model.second(symbol, ts)
    if (!second || second.v === 0n) continue
    const side = second.c >= second.o ? 'buy' : 'sell'
    // The price model generates the high and low of a minute independently of the prices of its seconds. The price
    // of the trade is limited to this high and low, so that the trade is consistent with the minute's candle.
    const { h, l } = model.minute(symbol, ts)!
    const price = Math.min(h, Math.max(l, second.c))
    trades.push({ id: FIRST_TRADE_ID - i, ts, price, lots: Number(second.v), side })
  }
  return trades
}
