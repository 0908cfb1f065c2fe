import { compare, type Decimal } from '@bourselet/sdk/money'
import { useRef } from 'react'
import type { IntentState } from '../intent/intent-state.ts'
import { type Intent, type IntentOptions, useIntent } from '../intent/use-intent.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import type { PriceGap } from './price-gap.ts'

/** A market order that slips by more percent than this is never sent without a confirmation. */
const CONFIRM_ABOVE: Decimal = '1'

type Previewed = { slippage: Decimal | null; gap: PriceGap | null }

/** The reason why an order is confirmed whatever the member has chosen: `framed` on a page of another site. */
export type ForcedBy = 'slippage' | 'price' | 'framed'

/** The preview between the button and the exchange. */
export type OrderReview<Order, Preview> = {
  isOpen: boolean
  /** The order in question, fixed; the last one stays while its dialog fades. */
  order: Order | null
  /** The result of the order by the book as it is now. */
  preview: Preview | null
  /** Null where the member may switch confirmations off. */
  forcedBy: ForcedBy | null
}

export type OrderIntent<Order, Placed, Preview> = Intent<Order, Placed> & {
  review: OrderReview<Order, Preview>
  /** Entries are locked: the order is on its way, or its outcome is unknown. */
  isLocked: boolean
  /** Why the last order was refused. */
  refusal: Error | null
}

type OrderIntentOptions<Order, Placed, Preview> = Pick<
  IntentOptions<Order, Placed>,
  'send' | 'observe' | 'invalidates' | 'onDone' | 'onFailed'
> & {
  /** One order at a time for each of these, whatever ticket of the page it came from. */
  scope: readonly [product: string, symbol: string]
  previewOf: (order: Order) => Preview | null
}

/** An order as an intent: confirmed where the member or the market asks for it, then sent once. */
export function useOrderIntent<Order extends { type: string }, Placed, Preview extends Previewed>({
  previewOf,
  ...options
}: OrderIntentOptions<Order, Placed, Preview>): OrderIntent<Order, Placed, Preview> {
  const { confirmOrders } = usePreferences()
  const { isFramed } = useBourselet()
  const intent = useIntent<Order, Placed>({
    ...options,
    needsReview: (order) => confirmOrders || forcedBy(order, previewOf(order), isFramed) !== null,
  })
  const { state } = intent
  const reviewed = useRef<Order | null>(null)
  if (state.phase === 'reviewing') reviewed.current = state.input
  const order = reviewed.current
  const preview = order && previewOf(order)
  return {
    ...intent,
    isLocked: isLocked(state),
    refusal: state.phase === 'refused' ? state.error : null,
    review: {
      isOpen: state.phase === 'reviewing',
      order,
      preview,
      forcedBy: order && forcedBy(order, preview, isFramed),
    },
  }
}

/** Reports whether entries are locked: an intent is on its way, or its outcome is unknown. */
export const isLocked = ({ phase }: IntentState<unknown, unknown>): boolean =>
  phase === 'sending' || phase === 'unknown' || phase === 'resolving'

function forcedBy({ type }: { type: string }, preview: Previewed | null, isFramed: boolean): ForcedBy | null {
  if (preview?.gap?.needsConfirmation) return 'price'
  const isSlipping =
    type === 'market' && preview?.slippage != null && compare(preview.slippage, CONFIRM_ABOVE) > 0
  if (isSlipping) return 'slippage'
  return isFramed ? 'framed' : null
}
