import { compare, type Decimal, isZero, sub } from '@bourselet/sdk/money'
import { useRef } from 'react'
import { useFormat } from '../format/use-format.ts'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useText } from '../i18n/use-text.ts'
import type { IntentState } from '../intent/intent-state.ts'
import { type Intent, type IntentOptions, useIntent } from '../intent/use-intent.ts'
import type { Order } from '../orders/order.ts'
import type { ToastOptions } from '../provider/toasts.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { useToast } from '../ui/use-toast.ts'
import type { Rules } from './order-terms.ts'
import type { BookPreview } from './preview-book.ts'

/** Slippage in percent above which a market order must be confirmed. */
const CONFIRM_ABOVE: Decimal = '1'

/** The parts of a preview that decide if the order must be confirmed. */
export type Previewed = Pick<BookPreview, 'outcome' | 'left' | 'slippage' | 'gap'>

/**
 * The reason why an order must be confirmed, even if the member has turned confirmations off. `partial` means that the
 * shown book fills only a part of a market order. `framed` means that the ticket is in an iframe on a page of another
 * site.
 */
export type ForcedBy = 'slippage' | 'partial' | 'price' | 'framed'

/** The state of the confirmation dialog. */
export type OrderReview<Order, Preview> = {
  isOpen: boolean
  /** The order to confirm, whose terms can no longer change. While the dialog fades out, the order is kept. */
  order: Order | null
  /** The expected result of the order, computed from the current book. */
  preview: Preview | null
  /** The reason why the order must be confirmed; null if the member may turn confirmations off. */
  forcedBy: ForcedBy | null
}

export type OrderIntent<Order, Placed, Preview> = Intent<Order, Placed> & {
  review: OrderReview<Order, Preview>
  /**
   * True while the order is being sent or its outcome is unknown. The entries of the ticket must not change
   * then.
   */
  isLocked: boolean
  /** The refusal of the last order; null if it was not refused. */
  refusal: Error | null
}

export type OrderIntentOptions<Order, Placed, Preview> = Pick<
  IntentOptions<Order, Placed>,
  'send' | 'observe' | 'invalidates' | 'onDone' | 'onFailed'
> & {
  /** Product and symbol of the order. All tickets with the same scope together send one order at a time. */
  scope: readonly [product: string, symbol: string]
  previewOf: (order: Order) => Preview | null
  /**
   * True if the member's preference for confirmations does not apply, so that only the state of the market or an iframe
   * can require a confirmation.
   */
  isQuiet?: boolean
}

/**
 * Manages the intent (see `useIntent`) of an order. The member first confirms the order, if their preference, the state
 * of the market or an iframe requires it. Then the order is sent once.
 */
export function useOrderIntent<Order extends { type: string }, Placed, Preview extends Previewed>({
  previewOf,
  isQuiet = false,
  ...options
}: OrderIntentOptions<Order, Placed, Preview>): OrderIntent<Order, Placed, Preview> {
  const { confirmOrders } = usePreferences()
  const { isFramed } = useBourselet()
  const intent = useIntent<Order, Placed>({
    ...options,
    needsReview: (order) =>
      (confirmOrders && !isQuiet) || forcedBy(order, previewOf(order), isFramed) !== null,
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

/** Returns true if an intent is being sent or its outcome is unknown, so that the entries must not change. */
export const isLocked = ({ phase }: IntentState<unknown, unknown>): boolean =>
  phase === 'sending' || phase === 'unknown' || phase === 'resolving'

function forcedBy({ type }: { type: string }, preview: Previewed | null, isFramed: boolean): ForcedBy | null {
  if (preview?.gap?.needsConfirmation) return 'price'
  if (type === 'market' && preview) {
    if (isPartial(preview)) return 'partial'
    if (preview.slippage !== null && compare(preview.slippage, CONFIRM_ABOVE) > 0) return 'slippage'
  }
  return isFramed ? 'framed' : null
}

/** Returns true if a part of the order trades at once and the remaining part is canceled. */
export const isPartial = ({ outcome, left }: Pick<BookPreview, 'outcome' | 'left'>): boolean =>
  outcome === 'trades-and-stops' || (outcome === 'trades-and-ends' && !isZero(left))

/** The fields of an accepted order that its toast shows. */
export type ShownOrder = Pick<
  Order,
  'side' | 'filled' | 'quantity' | 'price' | 'avg_price' | 'fee' | 'fee_coin' | 'status' | 'reason'
>

/**
 * Returns a function that shows a toast about an accepted order: traded, resting in the book, or ended because of its
 * terms. If the order is still open, the toast has the button `action`, if one is given.
 */
export function usePlacedToast(rules: Rules): (order: ShownOrder, action?: ToastOptions['action']) => void {
  const { t } = useText('orders')
  const { show } = useToast()
  const format = useFormat()
  const texts = usePairTexts(rules)
  const at = (price: string) => format.price(price, rules.tick)
  return (order, action) => {
    const { side, filled, quantity, price, avg_price, fee, fee_coin, status, reason } = order
    const isEnded = status === 'expired' || status === 'cancelled'
    const tone = isEnded ? 'warn' : 'success'
    const why = isEnded && reason ? t(`reason.${reason}`) : null
    const undo = action && !isEnded && status !== 'completed' ? { action } : {}
    if (isZero(filled)) {
      const waits =
        quantity && price ? t('placed.at', { quantity: texts.base(quantity), price: at(price) }) : null
      const text = isEnded ? why : waits
      const title = isEnded ? t('placed.ended') : t(side === 'buy' ? 'placed.buyOpen' : 'placed.sellOpen')
      return show({ tone, title, ...(text ? { text } : {}), ...undo })
    }
    const cost = texts.fee(fee, fee_coin === rules.base ? 'base' : 'quote')
    const parts = [t('placed.average', { price: at(avg_price), fee: cost })]
    if (why) parts.push(why)
    if (status === 'partial' && quantity && price) {
      parts.push(t('placed.rest', { quantity: texts.base(sub(quantity, filled)), price: at(price) }))
    }
    const title = t(side === 'buy' ? 'placed.bought' : 'placed.sold', { quantity: texts.base(filled) })
    show({ tone, title, text: parts.join(' · '), ...undo })
  }
}
