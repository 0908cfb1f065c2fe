import { useLevels } from '../../shared/data/use-levels.ts'
import type { Rates } from './futures-ticket/stake.ts'

/** The rates of a member without a level (rulebook 9), until the exchange tells the member's own. */
const BASE: Rates = { maker: '0.0002', taker: '0.0005' }

/** The fee rates of contracts: the member's own, or those of a newcomer. */
export function useRates(): Rates {
  const { data } = useLevels()
  const own = data?.list.find(({ level }) => level === data.current_level) ?? data?.list[0]
  return own ? { maker: own.futures_maker, taker: own.futures_taker } : BASE
}
