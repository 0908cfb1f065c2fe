import { compare, type Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import type { OrderRequest } from './order-request.ts'
import type { Preview } from './preview-order.ts'

/** A market order that slips by more percent than this is never sent without asking. */
const ASK_ABOVE: Decimal = '1'

export type OrderReview = {
  isOpen: boolean
  /** The order in question, fixed; the last one stays while its dialog fades. */
  order: OrderRequest | null
  /** What it will bring: follows the book. */
  preview: Preview | null
  /** It slips so far that the member is asked in any case. */
  isForced: boolean
  /** Asks, or sends at once where the member wants no questions. */
  begin: (order: OrderRequest) => void
  close: () => void
  confirm: () => void
}

/** The step between the button and the exchange. */
export function useOrderReview(
  previewOf: (order: OrderRequest) => Preview | null,
  send: (order: OrderRequest) => void,
): OrderReview {
  const { confirmOrders } = usePreferences()
  const [order, setOrder] = useState<OrderRequest | null>(null)
  const [isOpen, setOpen] = useState(false)
  const preview = order && previewOf(order)
  return {
    isOpen,
    order,
    preview,
    isForced: order !== null && isSlipping(order, preview),
    begin(asked) {
      if (!confirmOrders && !isSlipping(asked, previewOf(asked))) return send(asked)
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

function isSlipping({ type }: OrderRequest, preview: Preview | null): boolean {
  return type === 'market' && preview?.slippage != null && compare(preview.slippage, ASK_ABOVE) > 0
}
