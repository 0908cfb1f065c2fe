import { compare } from '@bourselet/sdk/money'
import { type Amended, amendOrFind } from '../../../shared/amend/amend-or-find.ts'
import { isLive, liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { type SpotOrder, spotOrders } from '../../../shared/data/use-open-orders.ts'
import { spotAccountKey } from '../../../shared/data/use-spot-account.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { useOrderIntent, usePlacedToast } from '../../../shared/ticket/use-order-intent.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { Funds } from '../trade-ticket/model.ts'
import type { Preview } from '../trade-ticket/preview-result.ts'
import { type AmendRequest, isChanged, previewAmendment } from './amend-draft.ts'

/**
 * Returns the intent (see `useIntent`) that amends an order. The member must confirm the amendment if the price is far
 * past the market, or if the widget is in an iframe.
 */
export function useAmendment(
  order: SpotOrder,
  market: OrderMarket,
  rates: Pick<Funds, 'maker' | 'taker'>,
  onDone: () => void,
) {
  const { t } = useText('orderForms')
  const { t: words } = useText('orders')
  const format = useFormat()
  const { show } = useToast()
  const showPlaced = usePlacedToast(market.rules)
  const coins = usePairTexts(market.rules)
  const { symbol } = order
  const { tick } = market.rules
  return useOrderIntent<AmendRequest, Amended<SpotOrder>, Preview>({
    scope: ['spot', order.order_no],
    isQuiet: true,
    previewOf: (request) => previewAmendment(order, request, market, rates),
    send: (sdk, request, { idempotencyKey }) =>
      amendOrFind<SpotOrder>(spotOrders, sdk, order, {
        send: () => sdk.spot.place(request, { idempotencyKey }),
        hasTerms: (ended) => !isChanged(ended, request),
      }),
    invalidates: [liveOrdersKey('spot', symbol), liveOrdersKey('spot'), spotAccountKey(symbol)],
    onDone({ order: after, isAmended }) {
      const { side, price, quantity } = after
      if (!isAmended) show({ title: words('list.tooLate') })
      else if (!isLive(after) || compare(after.filled, order.filled) > 0) showPlaced(after)
      else {
        const at = price && quantity && { quantity: coins.base(quantity), price: format.price(price, tick) }
        const text = at ? `${words(`side.${side}`)} ${words('placed.at', at)}` : undefined
        show({ tone: 'success', title: t('amend.done'), ...(text ? { text } : {}) })
      }
      onDone()
    },
  })
}
