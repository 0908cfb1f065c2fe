import type { Decimal } from '@bourselet/sdk/money'
import type { DeskState } from './order-desk.ts'
import type { OrderMarket } from './order-market.ts'
import type { OrderTerms } from './order-terms.ts'
import type { PriceGap } from './price-gap.ts'
import type { Problem } from './problem.ts'
import type { Fill, Outcome } from './walk-order.ts'

/** What the parts that all tickets share need of one. Methods, so that a ticket may know fewer fields than any string. */
export type TicketView = {
  form: {
    draft: OrderTerms
    set(changes: Partial<OrderTerms>): void
    setPrice(price: Decimal | ''): void
    leave(field: string, value: Decimal | ''): void
  }
  market: OrderMarket
  /** What the book would do to the order; null while it cannot be known. */
  preview: {
    outcome: Outcome
    taken: Decimal
    left: Decimal
    slippage: Decimal | null
    gap: PriceGap | null
    /** The part that trades at once by the shown book; null when nothing does. */
    fill: Fill | null
  } | null
  signedIn: boolean
  /** Market orders are off: the shown book cannot be trusted. */
  isBlocked: boolean
  desk: Pick<DeskState<unknown, unknown>, 'phase' | 'error'> & { resolve: () => void; leave: () => void }
  problemOf(field: string | null): Problem<string> | undefined
}
