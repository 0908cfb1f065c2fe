import type { Decimal } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { futuresOrders } from '../../../shared/data/use-futures-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OneClickCard } from '../../../shared/one-click/one-click-card.tsx'
import { type OneClickOrder, useOneClick } from '../../../shared/one-click/use-one-click.ts'
import type { OneClickProps } from '../../../shared/one-click/use-pressed-price.ts'
import { checkOrder } from '../futures-ticket/check.ts'
import type { FuturesMarket } from '../futures-ticket/exposure.ts'
import {
  type FuturesRequest,
  futuresRequest,
  newFuturesDraft,
  type PlacedFutures,
  sizeOrder,
} from '../futures-ticket/model.ts'
import { type Preview, previewOrder } from '../futures-ticket/preview.ts'
import { useFuturesMarket } from '../futures-ticket/use-futures-market.ts'
import { useOrderExposure } from '../use-order-exposure.ts'
import { useRates } from '../use-rates.ts'
import { ContractOneClickConfirm } from './contract-one-click-confirm.tsx'

/** One-click trading of a contract; renders nothing until its translations and the market are loaded. */
export function ContractOneClick({ symbol, ...props }: OneClickProps) {
  const { ready } = useText('terminal')
  const { ready: isNamed } = useText('orders')
  const { ready: isTermed } = useText('futures')
  const { market, maxLeverage, isStale } = useFuturesMarket(symbol)
  if (!ready || !isNamed || !isTermed || !market) return null
  return <Card {...{ symbol, market, maxLeverage, isStale, ...props }} />
}

type Entered = { side: OneClickOrder['side']; price: Decimal | '' | null; quantity: Decimal | '' }

/** Converts a one-click order to the entries of a ticket, with the order's quantity and value. */
function enter({ side, price, quantity }: Entered, market: FuturesMarket) {
  const type = price === null ? ('market' as const) : ('limit' as const)
  const draft = {
    ...newFuturesDraft(side, price ?? ''),
    ...{ type, size: { by: 'quantity' as const, value: quantity } },
  }
  return { draft, sized: sizeOrder(draft, market) }
}

type CardProps = OneClickProps & { market: FuturesMarket; maxLeverage: number; isStale: boolean }

function Card({ symbol, market, maxLeverage, isStale, layout = 'book', hidden = false, onArm }: CardProps) {
  const rates = useRates(market.rules)
  const { exposure, choice } = useOrderExposure(symbol, rates, maxLeverage)
  const { margin } = choice
  const previewOf = ({ side, type, price, quantity, tif }: FuturesRequest): Preview | null =>
    quantity === undefined || (type !== 'limit' && type !== 'market')
      ? null
      : previewOrder({ side, type, price, quantity, tif, reduceOnly: false }, market, margin, rates, exposure)
  const requestOf = (order: OneClickOrder) => {
    if (!exposure) return null
    const { draft, sized } = enter(order, market)
    return futuresRequest(symbol, draft, sized, margin, exposure.position)
  }
  const { state } = useBook(symbol, 'futures')
  const { intent, send } = useOneClick({
    isBookStale: state === 'stale' || state === 'offline',
    ...{ symbol, market, isStale, orders: futuresOrders, previewOf, requestOf },
    send: (sdk, order, { idempotencyKey }): Promise<PlacedFutures> =>
      sdk.futures.place(order, { idempotencyKey }),
    observe(event) {
      if (event.kind !== 'futures_order') return null
      const { order } = event
      return { key: order.client_order_id, answer: { ...order, fills: [], position: null } }
    },
    invalidates: [liveOrdersKey('futures', symbol), liveOrdersKey('futures'), positionsKey],
    check(order) {
      const request = requestOf(order)
      const preview = request && previewOf(request)
      // An order that closes a part of the position releases margin. Only the server knows how much, so the cost of
      // such an order is not checked here.
      const cost = preview && !preview.closesNow ? preview.cost : null
      return checkOrder({ ...enter(order, market), market, margin, exposure, cost })
    },
  })
  const problemOf = (quantity: Decimal | '') =>
    checkOrder({
      ...enter({ side: 'buy', price: layout === 'buttons' ? null : (market.last ?? ''), quantity }, market),
      ...{ market, margin, exposure: null, cost: null },
    }).find(({ field }) => field === 'quantity')
  return (
    <OneClickCard rules={market.rules} {...{ layout, hidden, problemOf, intent, send, onArm }}>
      <ContractOneClickConfirm {...{ intent, market }} />
    </OneClickCard>
  )
}
