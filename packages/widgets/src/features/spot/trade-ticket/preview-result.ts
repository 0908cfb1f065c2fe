import type { Decimal } from '@bourselet/sdk/money'
import type { BookPreview } from '../../../shared/ticket/preview-book.ts'
import type { Condition } from './condition.ts'

/** The expected result of an order. */
export type Preview = Omit<BookPreview, 'walk' | 'resting'> & {
  /**
   * The fee, rounded once for the maker part and once for the taker part. The server rounds up the fee of
   * each trade, so the booked fee may be higher by 0.00000001 for each trade.
   */
  fee: Decimal
  /** The roles in which the order trades: maker, taker or both. */
  roles: 'maker' | 'taker' | 'both'
  /** Amount received after the fee: base coin of a buy, quote coin of a sell. */
  received: Decimal
  /**
   * Distance of the limit price from the best price on the opposite side of the book; positive if the limit
   * price is higher.
   */
  distance: { amount: Decimal; percent: Decimal } | null
  /** Available balances after the whole order has traded; null if the member's funds are unknown. */
  after: { base: Decimal; quote: Decimal } | null
  /** Trigger and frozen amount of a conditional order, and the result of an OCO's stop leg; null for other orders. */
  condition: ConditionPreview | null
}

/** The result of one leg of a conditional order, computed for a fill at its limit or trigger price. */
export type Result = Pick<Preview, 'notional' | 'fee' | 'received'> & { roles: 'maker' | 'taker' }

export type ConditionPreview = {
  /** The condition of the order, or of the stop leg of an OCO; null while the last price is unknown. */
  when: Condition | null
  /** The amount that is frozen when the order is accepted: quote coin of a buy, base coin of a sell. */
  hold: Decimal
  /** The result of an OCO if its stop leg trades; null for other orders. */
  stop: Result | null
}
