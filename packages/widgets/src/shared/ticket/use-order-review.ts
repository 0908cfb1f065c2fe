import { compare, type Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import type { PriceGap } from './price-gap.ts'

/** A market order that slips by more percent than this is never sent without a confirmation. */
const ASK_ABOVE: Decimal = '1'

type Sent = { type: string }
type Judged = { slippage: Decimal | null; gap: PriceGap | null }

/** The reason why an order is confirmed whatever the member has chosen: `framed` on a page of another site. */
export type ForcedBy = 'slippage' | 'price' | 'framed'

export type OrderReview<Order, Preview> = {
  isOpen: boolean
  /** The order in question, fixed; the last one stays while its dialog fades. */
  order: Order | null
  /** What it will bring: follows the book. */
  preview: Preview | null
  /** Null where the member may switch confirmations off. */
  forcedBy: ForcedBy | null
  /** Asks, or sends at once where the member wants no questions. */
  begin: (order: Order) => void
  close: () => void
  confirm: () => void
}

/** The step between the button and the exchange. */
export function useOrderReview<Order extends Sent, Preview extends Judged>(
  previewOf: (order: Order) => Preview | null,
  send: (order: Order) => void,
): OrderReview<Order, Preview> {
  const { confirmOrders } = usePreferences()
  const { isFramed } = useBourselet()
  const [order, setOrder] = useState<Order | null>(null)
  const [isOpen, setOpen] = useState(false)
  const preview = order && previewOf(order)
  return {
    isOpen,
    order,
    preview,
    forcedBy: order && forcedBy(order, preview, isFramed),
    begin(asked) {
      if (!confirmOrders && forcedBy(asked, previewOf(asked), isFramed) === null) return send(asked)
      setOrder(asked)
      setOpen(true)
    },
    close: () => setOpen(false),
    confirm() {
      setOpen(false)
      if (isOpen && order) send(order)
    },
  }
}

function forcedBy({ type }: Sent, judged: Judged | null, isFramed: boolean): ForcedBy | null {
  if (judged?.gap?.needsConfirmation) return 'price'
  const isSlipping = type === 'market' && judged?.slippage != null && compare(judged.slippage, ASK_ABOVE) > 0
  if (isSlipping) return 'slippage'
  return isFramed ? 'framed' : null
}
