import type { PriceModel } from '../../prices/price-model.ts'
import { SECOND } from '../../prices/price-source.ts'
import { FIRST_TRADE_ID } from '../../prices/tape.migration.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'

const SECONDS = 90

/**
 * What a list of recent trades shows before enough was traded: the last moments of the chart history, a print a
 * second. Their numbers lie below those of the tape.
 */
export function seededTrades(symbol: string, model: PriceModel, opensAt: number): FloorTrade[] {
  const end = opensAt - (opensAt % SECOND)
  const trades: FloorTrade[] = []
  for (let i = SECONDS; i > 0; i--) {
    const ts = end - i * SECOND
    const second = model.second(symbol, ts)
    if (!second || second.v === 0n) continue
    const side = second.c >= second.o ? 'buy' : 'sell'
    // The minute's high and low are drawn without its seconds; a print must not contradict them.
    const { h, l } = model.minute(symbol, ts)!
    const price = Math.min(h, Math.max(l, second.c))
    trades.push({ id: FIRST_TRADE_ID - i, ts, price, lots: Number(second.v), side })
  }
  return trades
}
