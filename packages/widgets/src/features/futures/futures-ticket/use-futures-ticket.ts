import type { Decimal } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import type { DeskState } from '../../../shared/ticket/order-desk.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { isExact } from '../../../shared/ticket/problem.ts'
import { type Gate, ticketGate } from '../../../shared/ticket/ticket-gate.ts'
import { useOrderDesk } from '../../../shared/ticket/use-order-desk.ts'
import { type OrderReview, useOrderReview } from '../../../shared/ticket/use-order-review.ts'
import { useTicketForm } from '../../../shared/ticket/use-ticket-form.ts'
import { useTicketPress } from '../../../shared/ticket/use-ticket-press.ts'
import { type MarginChoice, useMarginChoice } from '../margin-choice/use-margin-choice.ts'
import { useRates } from '../use-rates.ts'
import { useStake } from '../use-stake.ts'
import { checkOrder, type FuturesField } from './check-order.ts'
import { futuresDrafts, isTrigger } from './futures-draft.ts'
import type { FuturesFormState } from './futures-form-state.ts'
import { type FuturesRequest, futuresDeskOf, futuresRequest, type PlacedFutures } from './order-request.ts'
import { type Preview, previewOrder } from './preview-order.ts'
import { futuresRefusals } from './refusals.ts'
import { largestOrder, type Sized, shareOf, sizeOrder } from './size-order.ts'
import type { FuturesMarket, Rates, Stake } from './stake.ts'

export type FuturesTicketState = Gate<FuturesField> & {
  form: FuturesFormState
  market: FuturesMarket
  choice: MarginChoice
  rates: Rates
  /** Null while signed out or not yet known. */
  stake: Stake | null
  isLoading: boolean
  signedIn: boolean
  sized: Sized
  /** The largest order that margin and brackets allow; null while not known. */
  largest: Decimal | null
  /** Where the slider stands, 0 to 100. */
  share: number
  preview: Preview | null
  /** Market orders are off: the shown book cannot be trusted. */
  isBlocked: boolean
  review: OrderReview<FuturesRequest, Preview>
  desk: DeskState<FuturesRequest, PlacedFutures> & { resolve: () => void; leave: () => void }
}

export type FuturesTicketOptions = {
  symbol: string
  market: FuturesMarket
  maxLeverage: number
  isStale: boolean
  isLoading: boolean
  side: Side | undefined
  price: Decimal | undefined
  onSignIn: (() => void) | undefined
  onPlaced: (order: PlacedFutures) => void
  onFailed: (error: Error) => void
}

/** Problems that no field shows while it is typed in: they are said at once. */
const saidAtOnce: ReadonlySet<FuturesField> = new Set(['leverage', 'marginMode', 'reduceOnly'])

/** Everything a ticket knows: what is entered, what follows from it, what is wrong with it, and how it is sent. */
export function useFuturesTicket(options: FuturesTicketOptions): FuturesTicketState {
  const { symbol, market, maxLeverage, side, price, onSignIn, onPlaced, onFailed } = options
  const { sdk } = useBourselet()
  const { signedIn } = useSession()
  const rates = useRates(market.rules)
  const { stake, account, isLoading } = useStake(symbol, rates)
  const choice = useMarginChoice(symbol, account, stake, maxLeverage)
  const desk = futuresDeskOf(sdk, symbol)
  const keys = [liveOrdersKey('futures', symbol), liveOrdersKey('futures'), positionsKey]
  const standing = useOrderDesk(desk, keys, {
    onPlaced(order) {
      form.clear()
      if (!isTrigger(order.type)) choice.forget()
      onPlaced(order)
    },
    onFailed,
  })
  const entry = { symbol, side, price, last: market.last, onChange: desk.forget }
  const form: FuturesFormState = useTicketForm(futuresDrafts, entry)
  const { draft } = form
  const { margin } = choice

  const largest = stake && largestOrder(draft, market, stake, margin, rates)
  const sized = sizeOrder(draft, market)
  const previewOf = (order: FuturesRequest) => {
    const { side, type, price, quantity, tif, reduce_only: reduceOnly = false } = order
    if (isTrigger(type) || quantity === undefined) return null
    return previewOrder({ side, type, price, quantity, tif, reduceOnly }, market, margin, rates, stake)
  }
  const wanted = futuresRequest(symbol, draft, sized, margin, stake?.position ?? null)
  const entered = checkOrder({ draft, sized, market, margin, stake, cost: null })
  const preview = wanted && isExact(entered) ? previewOf(wanted) : null
  // What it closes at once may pay for what it opens: how much, the exchange knows.
  const cost = preview && !preview.closesNow ? preview.cost : null
  const problems = checkOrder({ draft, sized, market, margin, stake, cost })
  const refusals = standing.phase === 'idle' ? futuresRefusals(standing.error, draft.type, sized.by) : []
  const review = useOrderReview(previewOf, (order: FuturesRequest) => void desk.place(order))
  const isBlocked = draft.type === 'market' && (options.isStale || options.isLoading)

  return {
    ...ticketGate({
      ...{ form, problems, refusals, saidAtOnce, signedIn, onSignIn },
      isBusy: isBlocked || standing.phase !== 'idle' || isLoading || !stake,
      press: useTicketPress({ draft, problems, order: wanted }),
      begin: review.begin,
    }),
    ...{
      form,
      market,
      choice,
      rates,
      stake,
      isLoading,
      signedIn,
      sized,
      largest,
      preview,
      isBlocked,
      review,
    },
    share: shareOf(draft, sized, largest, market.rules),
    desk: { ...standing, resolve: () => void desk.resolve(), leave: desk.leave },
  }
}
