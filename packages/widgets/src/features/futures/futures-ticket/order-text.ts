import { abs, compare, type Decimal, isZero, percent, sub } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-market.ts'
import { useOutcomeText } from '../../../shared/ticket/ticket-submit.tsx'
import { usePlacedToast } from '../../../shared/ticket/use-placed-toast.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { isTrigger, type PlacedFutures } from './model.ts'
import { closable, isNear, splitOrder } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** The text of the button: open, close or reverse, and the quantity. */
export type OrderLabel = {
  label: string
  side: 'buy' | 'sell'
}

/** Returns the label of an order. */
export function useOrderLabel({ form, market, preview, stake }: FuturesTicketState): OrderLabel {
  const { t } = useText('futures')
  const { t: shared } = useText('orders')
  const format = useFormat()
  const words = useCoinWords(market.rules)
  const { draft } = form
  const position = stake?.position ?? null
  if (isTrigger(draft.type)) {
    const side = position?.side === 'short' ? 'buy' : 'sell'
    if (draft.trigger === '') return { label: shared(`kind.${draft.type}`), side }
    const price = format.price(draft.trigger, market.rules.tick)
    return { label: t(draft.type === 'tp' ? 'ticket.setTp' : 'ticket.setSl', { price }), side }
  }
  const { side } = draft
  if (!preview || isZero(preview.quantity)) return { label: t(`ticket.${side}`), side }
  const quantity = words.base(preview.quantity)
  const { opening } = splitOrder(position, side, preview.quantity, draft.reduceOnly)
  const isBuy = side === 'buy'
  if (isZero(closable(position, side))) {
    return { label: t(isBuy ? 'ticket.buyDeal' : 'ticket.sellDeal', { quantity }), side }
  }
  if (isZero(opening)) {
    return { label: t(isBuy ? 'ticket.closeShort' : 'ticket.closeLong', { quantity }), side }
  }
  return { label: t(isBuy ? 'ticket.flipLong' : 'ticket.flipShort', { quantity }), side }
}

/**
 * Returns a note on the expected outcome: a trigger waits, a reduce-only order may be cut, or a reversal has
 * two steps.
 */
export function useFuturesOutcome(ticket: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const { form, market, preview, sized, stake } = ticket
  const words = useCoinWords(market.rules)
  const outcome = useOutcomeText(ticket)
  const { type, side, postOnly, reduceOnly } = form.draft
  if (isTrigger(type)) return t('ticket.waits')
  if (!preview || postOnly) return outcome
  if (reduceOnly) {
    const isCut = sized.quantity !== '' && compare(preview.quantity, sized.quantity) < 0
    return isCut ? t('ticket.shrinks', { quantity: words.base(preview.quantity) }) : outcome
  }
  const { closing, opening } = splitOrder(stake?.position ?? null, side, preview.quantity, false)
  if (isZero(closing) || isZero(opening)) return outcome
  return t('ticket.flips', { closed: words.base(closing), opened: words.base(opening) })
}

/**
 * The distance from the mark price, as a fraction of it, below which a liquidation price causes a warning.
 */
const VERY_NEAR: Decimal = '0.02'

/** Returns the warning about a liquidation price near the mark price; null if there is none. */
export function useLiquidationWarning({ preview, market }: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const format = useFormat()
  const liquidation = preview?.after?.liquidation
  if (!liquidation || !market.mark || !isNear(liquidation, market.mark, VERY_NEAR)) return null
  return t('ticket.near', { share: format.percent(percent(abs(sub(liquidation, market.mark)), market.mark)) })
}

/** Returns a function that shows the result of an accepted contract order. */
export function useFuturesToast(rules: Rules): (order: PlacedFutures) => void {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const { show } = useToast()
  const format = useFormat()
  const showPlaced = usePlacedToast(rules)
  return (order) => {
    const { type, trigger_price } = order
    if (!isTrigger(type)) return showPlaced(order)
    const title = t('placed.exit', { kind: words(`kind.${type}`) })
    show({
      tone: 'success',
      title,
      ...(trigger_price ? { text: format.price(trigger_price, rules.tick) } : {}),
    })
  }
}
