import { isZero } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { isTrigger } from './futures-draft.ts'
import { closable, splitOrder } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

export type Deal = {
  /** What the button says: open, close or reverse, and how much. */
  words: string
  side: 'buy' | 'sell'
}

/** The order in a few words. */
export function useDeal({ form, market, preview, stake }: FuturesTicketState): Deal {
  const { t } = useText('futures')
  const { t: shared } = useText('orders')
  const format = useFormat()
  const words = useCoinWords(market.rules)
  const { draft } = form
  const position = stake?.position ?? null
  if (isTrigger(draft.type)) {
    const side = position?.side === 'short' ? 'buy' : 'sell'
    if (draft.trigger === '') return { words: shared(`kind.${draft.type}`), side }
    const price = format.price(draft.trigger, market.rules.tick)
    return { words: t(draft.type === 'tp' ? 'ticket.setTp' : 'ticket.setSl', { price }), side }
  }
  const { side } = draft
  if (!preview || isZero(preview.quantity)) return { words: t(`ticket.${side}`), side }
  const quantity = words.base(preview.quantity)
  const { opening } = splitOrder(position, side, preview.quantity, draft.reduceOnly)
  const isBuy = side === 'buy'
  if (isZero(closable(position, side))) {
    return { words: t(isBuy ? 'ticket.buyDeal' : 'ticket.sellDeal', { quantity }), side }
  }
  if (isZero(opening)) {
    return { words: t(isBuy ? 'ticket.closeShort' : 'ticket.closeLong', { quantity }), side }
  }
  return { words: t(isBuy ? 'ticket.flipLong' : 'ticket.flipShort', { quantity }), side }
}
