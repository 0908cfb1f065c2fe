import { type Decimal, isWireAmount, isZero } from '@bourselet/sdk/money'
import { useEffect } from 'react'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { type OrderDraft, withSide } from './model.ts'
import { allowsUnit } from './order-types.ts'

/** Entries that the page fills into a ticket, for example to sell a coin that the member holds. */
export type TicketEntries = {
  /** The pair whose ticket receives the entries. */
  symbol: string
  side: Side
  /** The quantity in base coin. Without it, or if it is zero, the ticket keeps its size. */
  quantity?: Decimal
}

/** The objects whose entries a ticket has already received. */
const used = new WeakSet<TicketEntries>()

/**
 * Fills entries of the page into a ticket. The other entries of the member stay. Each object is used once, so a ticket
 * that is created later does not receive the entries again.
 */
export function useGivenEntries(
  symbol: string,
  entries: TicketEntries | null | undefined,
  change: (next: (draft: OrderDraft) => OrderDraft) => void,
): void {
  useEffect(() => {
    if (entries?.symbol !== symbol || used.has(entries)) return
    used.add(entries)
    const { side, quantity } = entries
    change((before) => {
      const draft = withSide(before, side)
      return isWireAmount(quantity) && !isZero(quantity) && allowsUnit(side, draft.type, 'quantity')
        ? { ...draft, size: { by: 'quantity', value: quantity } }
        : draft
    })
  }, [symbol, entries, change])
}
