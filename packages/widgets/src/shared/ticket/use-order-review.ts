import { compare, type Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { usePreferences } from '../provider/use-preferences.ts'

/** A market order that slips by more percent than this is never sent without asking. */
const ASK_ABOVE: Decimal = '1'

type Sent = { type: string }
type Slipping = { slippage: Decimal | null }

export type OrderReview<Order, Preview> = {
  isOpen: boolean
  /** The order in question, fixed; the last one stays while its dialog fades. */
  order: Order | null
  /** What it will bring: follows the book. */
  preview: Preview | null
  /** It slips so far that the member is asked in any case. */
  isForced: boolean
  /** Asks, or sends at once where the member wants no questions. */
  begin: (order: Order) => void
  close: () => void
  confirm: () => void
}

/** The step between the button and the exchange. */
export function useOrderReview<Order extends Sent, Preview extends Slipping>(
  previewOf: (order: Order) => Preview | null,
  send: (order: Order) => void,
): OrderReview<Order, Preview> {
  const { confirmOrders } = usePreferences()
  const [order, setOrder] = useState<Order | null>(null)
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

function isSlipping({ type }: Sent, preview: Slipping | null): boolean {
  return type === 'market' && preview?.slippage != null && compare(preview.slippage, ASK_ABOVE) > 0
}
