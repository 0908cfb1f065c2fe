import type { Decimal } from '@bourselet/sdk/money'
import { createContext, useState } from 'react'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import type { Side, Sized } from '../../../shared/ticket/order-terms.ts'
import { isExact } from '../../../shared/ticket/problem.ts'
import type { TicketLayout } from '../../../shared/ticket/ticket-frame.tsx'
import { type OrderIntent, useOrderIntent } from '../../../shared/ticket/use-order-intent.ts'
import {
  type Gate,
  type TicketForm,
  ticketGate,
  useTicketForm,
  useTicketPress,
} from '../../../shared/ticket/use-ticket-form.ts'
import { useParts } from '../../../shared/ui/use-parts.ts'
import type { MarginChoice } from '../margin-choice/use-margin-choice.ts'
import { useOrderExposure } from '../use-order-exposure.ts'
import { useRates } from '../use-rates.ts'
import { checkOrder } from './check.ts'
import type { Exposure, FuturesMarket, Rates } from './exposure.ts'
import { largestOrder } from './largest-order.ts'
import {
  type FuturesDraft,
  type FuturesField,
  type FuturesRequest,
  futuresDrafts,
  futuresRefusals,
  futuresRequest,
  isStop,
  isTrigger,
  type PlacedFutures,
  percentageOf,
  type StopType,
  sizeOrder,
  stopTypes,
} from './model.ts'
import { type Preview, previewOrder } from './preview.ts'
import { previewStop } from './preview-stop.ts'

/** The entries of a contract ticket and their setters. */
export type FuturesForm = TicketForm<FuturesDraft, FuturesField>

/** The state of a ticket: its entries, the values computed from them, and the order to send. */
export type FuturesTicketState = Gate<FuturesField> & {
  form: FuturesForm
  market: FuturesMarket
  choice: MarginChoice
  rates: Rates
  /** The member's position and balance; null while signed out or loading. */
  exposure: Exposure | null
  isLoading: boolean
  signedIn: boolean
  sized: Sized
  /** The stop orders that the operator offers. */
  stops: readonly StopType[]
  /** The largest quantity that margin and brackets allow; null while unknown. */
  largest: Decimal | null
  /** The position of the slider that sets the size of the order, 0 to 100. */
  percentage: number
  preview: Preview | null
  /**
   * True while a market order is entered but cannot be sent, because the shown book may be outdated or the
   * market is loading.
   */
  isBlocked: boolean
  isStale: boolean
  layout: TicketLayout
  intent: OrderIntent<FuturesRequest, PlacedFutures, Preview>
  /** The open dialog; null if none is open. */
  dialog: TicketDialog | null
  setDialog: (dialog: TicketDialog | null) => void
  /**
   * Starts a transfer to the futures wallet: calls the callback of the host, or opens a dialog if there is
   * none.
   */
  onTransfer: () => void
}

/** The dialogs that a ticket opens: margin mode, leverage, calculator, transfer and scaled orders. */
export type TicketDialog = 'mode' | 'leverage' | 'calculator' | 'transfer' | 'scale'

export const FuturesTicketContext = createContext<FuturesTicketState | null>(null)

/**
 * Returns the state of the surrounding `<FuturesTicket>`, for components passed as its children.
 * @throws Error outside a FuturesTicket
 */
export function useFuturesTicket(): FuturesTicketState {
  return useParts(FuturesTicketContext, 'FuturesTicket')
}

export type FuturesTicketOptions = {
  symbol: string
  market: FuturesMarket
  maxLeverage: number
  isStale: boolean
  isLoading: boolean
  side: Side | undefined
  price: Decimal | undefined
  layout: TicketLayout
  onSignIn: (() => void) | undefined
  onTransfer: (() => void) | undefined
  onPlaced: (order: PlacedFutures) => void
  onFailed: ((error: Error) => void) | undefined
}

/**
 * Fields that are not text inputs. Their problems are shown immediately, because the member is never in the middle of
 * typing there.
 */
const shownAtOnce: ReadonlySet<FuturesField> = new Set(['leverage', 'marginMode', 'reduceOnly'])

/** Creates the state of a contract ticket. */
export function useTicketState(options: FuturesTicketOptions): FuturesTicketState {
  const { symbol, market, maxLeverage, side, price, layout, isStale, onSignIn, onPlaced } = options
  const [dialog, setDialog] = useState<TicketDialog | null>(null)
  const { signedIn } = useSession()
  const offered = useSiteSettings().data?.futures_order_types
  const stops = stopTypes.filter((type) => offered?.includes(type))
  const rates = useRates(market.rules)
  const { exposure, choice, isLoading, error, retry } = useOrderExposure(symbol, rates, maxLeverage)
  const { margin } = choice
  const previewOf = (order: FuturesRequest) => {
    const { side, type, price, quantity, tif, reduce_only: reduceOnly = false } = order
    if (isTrigger(type) || quantity === undefined) return null
    if (isStop(type)) return previewStop(order, market, margin, rates, exposure)
    return previewOrder({ side, type, price, quantity, tif, reduceOnly }, market, margin, rates, exposure)
  }
  const intent = useOrderIntent<FuturesRequest, PlacedFutures, Preview>({
    scope: ['futures', symbol],
    previewOf,
    send: (sdk, order, { idempotencyKey }) => sdk.futures.place(order, { idempotencyKey }),
    observe(event) {
      if (event.kind !== 'futures_order') return null
      const { order } = event
      return { key: order.client_order_id, answer: { ...order, fills: [], position: null } }
    },
    invalidates: [liveOrdersKey('futures', symbol), liveOrdersKey('futures'), positionsKey],
    onDone(order) {
      form.clear()
      // The chosen margin mode and leverage are sent with the next order and then cleared. A reduce-only order is sent
      // without them, so it keeps the choice for the order after it.
      if (!isTrigger(order.type) && !order.reduce_only) choice.forget()
      onPlaced(order)
    },
    onFailed: (error) => options.onFailed?.(error),
  })
  const entry = { symbol, side, price, last: market.last, onChange: intent.edit }
  const form: FuturesForm = useTicketForm(futuresDrafts, entry)
  const { draft } = form

  const largest = exposure && largestOrder(draft, market, exposure, margin, rates)
  const sized = sizeOrder(draft, market)
  const wanted = futuresRequest(symbol, draft, sized, margin, exposure?.position ?? null)
  const entered = checkOrder({ draft, sized, market, margin, exposure, cost: null })
  const preview = wanted && isExact(entered) ? previewOf(wanted) : null
  // An order against the position can close the position and open the other side. The closed position releases
  // margin for the new one. Only the server knows how much, so the page does not check the cost of such an order.
  const cost = preview && !preview.closesNow ? preview.cost : null
  const problems = checkOrder({ draft, sized, market, margin, exposure, cost })
  const refusals = futuresRefusals(intent.refusal, draft.type, sized.by)
  const isBlocked = draft.type === 'market' && (isStale || options.isLoading)

  return {
    ...ticketGate({
      ...{ form, problems, refusals, shownAtOnce, signedIn, onSignIn },
      isBusy: isBlocked || intent.isLocked,
      isLoading: !exposure,
      missing: error && !exposure ? { error, retry } : null,
      press: useTicketPress({ draft, problems, order: wanted }),
      begin: intent.submit,
    }),
    ...{
      form,
      market,
      choice,
      rates,
      exposure,
      isLoading,
      signedIn,
      sized,
      stops,
      largest,
      preview,
      isBlocked,
      isStale,
      layout,
      intent,
      dialog,
      setDialog,
    },
    onTransfer: options.onTransfer ?? (() => setDialog('transfer')),
    percentage: percentageOf(draft, sized, largest, market.rules),
  }
}
