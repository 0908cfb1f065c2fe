import type { Decimal } from '@bourselet/sdk/money'
import type { FormEvent } from 'react'
import { openOrdersKey } from '../../../shared/data/use-open-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { spotAccountKey } from '../../../shared/data/use-spot-account.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import type { DeskState } from '../../../shared/ticket/order-desk.ts'
import type { OrderMarket } from '../../../shared/ticket/order-market.ts'
import { isExact } from '../../../shared/ticket/problem.ts'
import { useOrderDesk } from '../../../shared/ticket/use-order-desk.ts'
import { type OrderReview, useOrderReview } from '../../../shared/ticket/use-order-review.ts'
import { checkOrder, type Problem, type TicketField } from './check-order.ts'
import { orderDeskOf } from './order-desk.ts'
import type { Side } from './order-draft.ts'
import { type OrderRequest, orderRequest, type PlacedOrder } from './order-request.ts'
import { type Preview, previewOrder } from './preview-order.ts'
import { refusalProblems } from './refusal-problems.ts'
import { type Sized, shareOf, sizeOrder } from './size-order.ts'
import { type OrderForm, useOrderForm } from './use-order-form.ts'
import { type TicketFunds, useTicketFunds } from './use-ticket-funds.ts'

export type TradeTicketState = TicketFunds & {
  form: OrderForm
  market: OrderMarket
  signedIn: boolean
  sized: Sized
  /** Where the slider stands, 0 to 100. */
  share: number
  preview: Preview | null
  /** Market orders are off: the shown book cannot be trusted. */
  isBlocked: boolean
  /** What is wrong with a field, once it may be said. */
  problemOf: (field: TicketField | null) => Problem | undefined
  review: OrderReview<OrderRequest, Preview>
  desk: DeskState<OrderRequest, PlacedOrder> & { resolve: () => void; leave: () => void }
  submit: (event: FormEvent<HTMLFormElement>) => void
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
  const funding = useTicketFunds(symbol)
  const { sdk } = useBourselet()
  const desk = orderDeskOf(sdk, symbol)
  const keys = [openOrdersKey(symbol), openOrdersKey(), spotAccountKey(symbol)]
  const standing = useOrderDesk(desk, keys, {
    onPlaced(order) {
      form.clear()
      onPlaced(order)
    },
    onFailed,
  })
  const form = useOrderForm({ symbol, side, price, last: market.last, onChange: desk.forget })
  const { draft } = form
  const { funds, rates } = funding

  const sized = sizeOrder(draft, market.rules, funds)
  const problems = checkOrder(draft, sized, market, funds)
  const refusals = standing.phase === 'idle' ? refusalProblems(standing.error, sized.by) : []
  const order = isExact(problems) ? orderRequest(symbol, draft, sized) : null
  const previewOf = (request: OrderRequest) => previewOrder(request, market, rates, funds)
  const preview = order && previewOf(order)
  const review = useOrderReview(previewOf, (request) => void desk.place(request))
  const isBlocked = draft.type === 'market' && (isStale || isLoading)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!signedIn) return onSignIn?.()
    if (isBlocked || standing.phase !== 'idle' || funding.isLoading) return
    form.ask()
    if (problems.length > 0 || !order) return focusField(event.currentTarget, problems)
    review.begin(order)
  }
  return {
    ...funding,
    form,
    market,
    signedIn,
    sized,
    share: shareOf(draft, sized, funds, draft.type === 'limit' ? draft.price || null : market.last),
    preview,
    isBlocked,
    problemOf(field) {
      const mayBeSaid = field === null ? form.isAsked : form.isAsked || form.left.has(field)
      const found = mayBeSaid ? problems.find((problem) => problem.field === field) : undefined
      return found ?? refusals.find((problem) => problem.field === field)
    },
    review,
    desk: { ...standing, resolve: () => void desk.resolve(), leave: desk.leave },
    submit,
  }
}

function focusField(form: HTMLFormElement, problems: readonly Problem[]): void {
  const name = problems.find((problem) => problem.field !== null)?.field
  const input = name && form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
