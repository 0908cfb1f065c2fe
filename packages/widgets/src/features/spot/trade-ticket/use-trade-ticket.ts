import type { Decimal } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { spotAccountKey } from '../../../shared/data/use-spot-account.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import type { DeskState } from '../../../shared/ticket/order-desk.ts'
import type { OrderMarket } from '../../../shared/ticket/order-market.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { isExact } from '../../../shared/ticket/problem.ts'
import { type Gate, ticketGate } from '../../../shared/ticket/ticket-gate.ts'
import { useOrderDesk } from '../../../shared/ticket/use-order-desk.ts'
import { type OrderReview, useOrderReview } from '../../../shared/ticket/use-order-review.ts'
import { useTicketForm } from '../../../shared/ticket/use-ticket-form.ts'
import { useTicketPress } from '../../../shared/ticket/use-ticket-press.ts'
import { checkOrder, type TicketField } from './check-order.ts'
import { orderDeskOf } from './order-desk.ts'
import { spotDrafts } from './order-draft.ts'
import type { OrderForm } from './order-form.ts'
import { type OrderRequest, orderRequest, type PlacedOrder } from './order-request.ts'
import { type Preview, previewOrder } from './preview-order.ts'
import { refusalProblems } from './refusal-problems.ts'
import { type Sized, shareOf, sizeOrder } from './size-order.ts'
import { type TicketFunds, useTicketFunds } from './use-ticket-funds.ts'

export type TradeTicketState = TicketFunds &
  Gate<TicketField> & {
    form: OrderForm
    market: OrderMarket
    signedIn: boolean
    sized: Sized
    /** Where the slider stands, 0 to 100. */
    share: number
    preview: Preview | null
    /** Market orders are off: the shown book cannot be trusted. */
    isBlocked: boolean
    review: OrderReview<OrderRequest, Preview>
    desk: DeskState<OrderRequest, PlacedOrder> & { resolve: () => void; leave: () => void }
  }

export type TicketOptions = {
  symbol: string
  market: OrderMarket
  isStale: boolean
  isLoading: boolean
  side: Side | undefined
  price: Decimal | undefined
  onSignIn: (() => void) | undefined
  onPlaced: (order: PlacedOrder) => void
  onFailed: (error: Error) => void
}

/** Everything a ticket knows: what is entered, what follows from it, what is wrong with it, and how it is sent. */
export function useTradeTicket(options: TicketOptions): TradeTicketState {
  const { symbol, market, isStale, isLoading, side, price, onSignIn, onPlaced, onFailed } = options
  const { signedIn } = useSession()
  const funding = useTicketFunds(market.rules)
  const { sdk } = useBourselet()
  const desk = orderDeskOf(sdk, symbol)
  const keys = [liveOrdersKey('spot', symbol), liveOrdersKey('spot'), spotAccountKey(symbol)]
  const standing = useOrderDesk(desk, keys, {
    onPlaced(order) {
      form.clear()
      onPlaced(order)
    },
    onFailed,
  })
  const given = { symbol, side, price, last: market.last, onChange: desk.forget }
  const form: OrderForm = useTicketForm(spotDrafts, given)
  const { draft } = form
  const { funds, rates } = funding

  const sized = sizeOrder(draft, market.rules)
  const problems = checkOrder(draft, sized, market, funds)
  const refusals = standing.phase === 'idle' ? refusalProblems(standing.error, sized.by) : []
  const order = isExact(problems) ? orderRequest(symbol, draft, sized) : null
  const press = useTicketPress({ draft, problems, order })
  const previewOf = (request: OrderRequest) => previewOrder(request, market, rates, funds)
  const review = useOrderReview(previewOf, (request: OrderRequest) => void desk.place(request))
  const isBlocked = draft.type === 'market' && (isStale || isLoading)
  return {
    ...funding,
    ...ticketGate({
      ...{ form, problems, refusals, signedIn, onSignIn, press },
      isBusy: isBlocked || standing.phase !== 'idle' || funding.isLoading,
      begin: review.begin,
    }),
    ...{ form, market, signedIn, sized, isBlocked, review },
    share: shareOf(
      draft,
      sized,
      market.rules,
      funds,
      draft.type === 'limit' ? draft.price || null : market.last,
    ),
    preview: order && previewOf(order),
    desk: { ...standing, resolve: () => void desk.resolve(), leave: desk.leave },
  }
}
