import type { Decimal } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { spotOrders } from '../../../shared/data/use-open-orders.ts'
import { spotAccountKey, useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OneClickCard } from '../../../shared/one-click/one-click-card.tsx'
import { type OneClickOrder, useOneClick } from '../../../shared/one-click/use-one-click.ts'
import type { OneClickProps } from '../../../shared/one-click/use-pressed-price.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import { checkOrder } from '../trade-ticket/check.ts'
import {
  newDraft,
  type OrderRequest,
  orderRequest,
  type PlacedOrder,
  sizeOrder,
  withType,
} from '../trade-ticket/model.ts'
import { previewOrder } from '../trade-ticket/preview.ts'
import type { Preview } from '../trade-ticket/preview-result.ts'
import { OneClickConfirm } from './one-click-confirm.tsx'

/** The switch of one-click trading on the spot market. Renders nothing until its messages and the market are loaded. */
export function SpotOneClick({ symbol, ...props }: OneClickProps) {
  const { ready } = useText('terminal')
  const { ready: isNamed } = useText('orders')
  const { market, isStale } = useTicketMarket(symbol)
  if (!ready || !isNamed || !market) return null
  return <Card {...{ symbol, market, isStale, ...props }} />
}

/**
 * Returns the values that a ticket would have for a one-click order: its entries (`draft`), and the quantity and total
 * that are computed from them (`sized`).
 */
function enter({ side, price, quantity }: Pick<OneClickOrder, 'side'> & EnteredTerms, market: OrderMarket) {
  const kind = price === null ? withType(newDraft(side), 'market') : newDraft(side, price)
  const draft = { ...kind, size: { by: 'quantity' as const, value: quantity } }
  return { draft, sized: sizeOrder(draft, market.rules) }
}

type EnteredTerms = { price: Decimal | '' | null; quantity: Decimal | '' }

type CardProps = OneClickProps & { market: OrderMarket; isStale: boolean }

function Card({ symbol, market, isStale, layout = 'book', hidden = false, onArm }: CardProps) {
  const { data: account } = useSpotAccount(symbol)
  const funds = account
    ? {
        base: account.base.available,
        quote: account.quote.available,
        maker: account.maker,
        taker: account.taker,
      }
    : null
  const { state } = useBook(symbol, 'spot')
  const { intent, send } = useOneClick({
    isBookStale: state === 'stale' || state === 'offline',
    ...{ symbol, market, isStale, orders: spotOrders },
    previewOf: (order: OrderRequest): Preview | null => previewOrder(order, market, funds, funds),
    send: (sdk, order, { idempotencyKey }): Promise<PlacedOrder> => sdk.spot.place(order, { idempotencyKey }),
    observe(event) {
      if (event.kind !== 'order') return null
      const { order } = event
      return { key: order.client_order_id, answer: { ...order, fills: order.fills ?? [] } }
    },
    invalidates: [liveOrdersKey('spot', symbol), liveOrdersKey('spot'), spotAccountKey(symbol)],
    check(order) {
      const { draft, sized } = enter(order, market)
      return checkOrder(draft, sized, market, funds)
    },
    requestOf(order) {
      const { draft, sized } = enter(order, market)
      return orderRequest(symbol, draft, sized)
    },
  })
  const problemOf = (quantity: Decimal | '') => {
    const { draft, sized } = enter(
      { side: 'buy', price: layout === 'buttons' ? null : (market.last ?? ''), quantity },
      market,
    )
    return checkOrder(draft, sized, market, null).find(({ field }) => field === 'quantity')
  }
  return (
    <OneClickCard rules={market.rules} {...{ layout, hidden, problemOf, intent, send, onArm }}>
      <OneClickConfirm {...{ intent, market }} />
    </OneClickCard>
  )
}
