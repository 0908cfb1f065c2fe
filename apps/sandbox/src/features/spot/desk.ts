import type { Journal } from './journal.ts'
import type { FeeRates } from './settle-trade.ts'

/** What placing and cancelling need from around them: the moment, fresh numbers, fees, and where money is booked. */
export interface SpotDesk {
  now: number
  journal: Journal
  nextOrderId(): number
  nextTradeId(): number
  /** The business number of an order. */
  orderNo(id: number): string
  rates(memberId: number): FeeRates
}
