import { toUnits } from '@bourselet/sdk/money'
import type { TxExchange } from '../../exchange/exchange.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import { findListing } from '../../prices/listings.ts'
import { priceText } from '../../prices/quantities.ts'
import { isSecured, valuationAt } from './loan-state.ts'
import type { LoanRow } from './loans.migration.ts'

/** Maximum age in ms of an index price at which collateral is sold: two intervals of index ticks. */
const PRICE_AGE_MS = 2_000

/** A tick of the index: the published price of a coin in USDT, as a decimal and in units of 1e-8. */
export interface CoinTick {
  id: number
  ts: number
  price: string
  units: bigint
}

/** Returns a published index tick of a coin; null if there is none. */
export function coinTick(coin: string, tick: IndexTick | undefined): CoinTick | null {
  const listing = findListing(`${coin}USDT`)
  if (!listing || !tick) return null
  const price = priceText(listing, tick.price)
  return { id: tick.id, ts: tick.ts, price, units: toUnits(price) }
}

/** Returns the latest published price of a coin; null if it is too old for a sale. */
export function freshTick({ latest }: TxExchange['index'], coin: string, now: number): CoinTick | null {
  const tick = latest(`${coin}USDT`)
  return tick && tick.ts >= now - PRICE_AGE_MS ? coinTick(coin, tick) : null
}

/**
 * Returns true if an index price that was published since the last change of a loan has reached its liquidation limit.
 * The next check of the collateral sells the collateral at this price, unless the loan changes before the check. Also
 * returns true if memory no longer holds all prices since the last check, at `checkedAt`: any of them may have reached
 * the limit.
 */
export function isSaleDue({ recent }: TxExchange['index'], loan: LoanRow, checkedAt: number): boolean {
  if (!isSecured(loan)) return false
  const coin = loan.collateral_coin ?? ''
  const ticks = recent(`${coin}USDT`)
  const oldest = ticks[0]
  if (oldest && oldest.ts > Math.max(checkedAt, loan.changed_at)) return true
  return ticks.some((published) => {
    const tick = coinTick(coin, published)
    if (tick === null || tick.ts < loan.changed_at) return false
    return valuationAt(loan, tick.price, tick.ts)?.state === 'liquidation'
  })
}
