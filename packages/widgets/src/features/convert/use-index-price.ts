import type { Decimal } from '@bourselet/sdk/money'
import type { LiveCandles } from '../../shared/data/live-candles.ts'
import { liveCandles } from '../../shared/data/live-candles.ts'
import { useLive } from '../../shared/data/use-live.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

const nothing: LiveCandles = {
  list: [],
  loading: false,
  error: null,
  retry: () => {},
  loadOlder: () => {},
}
const noCandles = { get: () => nothing, subscribe: () => () => {}, restart: () => {} }

/** Returns the index candles of a coin against USDT, one per quarter of an hour; empty for USDT itself. */
export function useIndexCandles(coin: string): LiveCandles {
  const { sdk } = useBourselet()
  return useLive(coin === 'USDT' ? noCandles : liveCandles(sdk, 'index', `${coin}USDT`, '15m'))
}

/** Returns the live index price of a coin in USDT; null while unknown. */
export function useIndexPrice(coin: string): Decimal | null {
  const { list } = useIndexCandles(coin)
  return coin === 'USDT' ? '1' : (list.at(-1)?.c ?? null)
}
