import type { Decimal } from '@bourselet/sdk/money'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type LiveCandles, liveCandles } from './live-candles.ts'
import { useLive } from './use-live.ts'

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
