import { useLevels } from '../../shared/data/use-levels.ts'
import type { Rules } from '../../shared/ticket/order-terms.ts'
import type { Rates } from './futures-ticket/exposure.ts'

/**
 * Returns the member's fee rates in a contract. Until the member's level is known, it returns the standard
 * rates of the contract.
 */
export function useRates(contract: Pick<Rules, 'maker_fee' | 'taker_fee'>): Rates
export function useRates(contract: Pick<Rules, 'maker_fee' | 'taker_fee'> | undefined): Rates | null
export function useRates(contract: Pick<Rules, 'maker_fee' | 'taker_fee'> | undefined): Rates | null {
  const { data } = useLevels()
  const own = data?.list.find(({ level }) => level === data.current_level)
  if (own) return { maker: own.futures_maker, taker: own.futures_taker }
  return contract ? { maker: contract.maker_fee, taker: contract.taker_fee } : null
}
