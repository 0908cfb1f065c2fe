import type { Decimal } from '@bourselet/sdk/money'
import { createContext, useMemo, useState } from 'react'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { spotAccountKey, useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import type { OrderMarket, Rules, Side, Sized } from '../../../shared/ticket/order-terms.ts'
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
import { checkOrder, orderRefusals } from './check.ts'
import {
  type Funds,
  holdPrice,
  type OrderDraft,
  type OrderRequest,
  orderRequest,
  type PlacedOrder,
  percentageOf,
  sizeOrder,
  spotDrafts,
  type TicketField,
} from './model.ts'
import { isPriced, type OrderType } from './order-types.ts'
import { previewOrder } from './preview.ts'
import type { Preview } from './preview-result.ts'
import { type TicketEntries, useGivenEntries } from './use-given-entries.ts'

/** The state of a ticket: its entries, the values computed from them, and the order to send. */
export type TradeTicketState = TicketFunds &
  Gate<TicketField> & {
    form: TicketForm<OrderDraft, TicketField>
    market: OrderMarket
    /** The order types that the operator offers. */
    offered: readonly OrderType[]
    signedIn: boolean
    sized: Sized
    /** The position of the slider that sets the size of the order, 0 to 100. */
    percentage: number
    /** The expected result of the order; null while an amount is missing. */
    preview: Preview | null
    /** True while market orders are disabled, because the shown book may be outdated. */
    isBlocked: boolean
    isStale: boolean
    layout: TicketLayout
    intent: OrderIntent<OrderRequest, PlacedOrder, Preview>
    onDeposit: ((coin: string) => void) | undefined
    /** True while the dialog of scaled orders is open. */
    isScaling: boolean
    setScaling: (isOpen: boolean) => void
  }

export const TicketContext = createContext<TradeTicketState | null>(null)

/**
 * Returns the state of the surrounding `<TradeTicket>`, for components passed as its children.
 * @throws Error outside a TradeTicket
 */
export function useTradeTicket(): TradeTicketState {
  return useParts(TicketContext, 'TradeTicket')
}

type TicketFunds = {
  /** The member's balances and fee rates; null while signed out or loading. */
  funds: Funds | null
  /** The member's fee rates; while signed out or loading, the standard rates of the symbol. */
  rates: Pick<Funds, 'maker' | 'taker'>
  isLoading: boolean
}

export type TicketOptions = {
  symbol: string
  market: OrderMarket
  isStale: boolean
  isLoading: boolean
  layout: TicketLayout
  side: Side | undefined
  price: Decimal | undefined
  entries: TicketEntries | null | undefined
  onSignIn: (() => void) | undefined
  onDeposit: ((coin: string) => void) | undefined
  onPlaced: (order: PlacedOrder) => void
  onFailed: ((error: Error) => void) | undefined
}

/** Creates the state of a trade ticket. */
export function useTicketState(options: TicketOptions): TradeTicketState {
  const { symbol, market, isStale, side, price, layout, onSignIn, onDeposit, onPlaced } = options
  const { signedIn } = useSession()
  const [isScaling, setScaling] = useState(false)
  const funding = useTicketFunds(market.rules)
  const { funds, rates } = funding
  const previewOf = (order: OrderRequest) => previewOrder(order, market, rates, funds)
  const intent = useOrderIntent<OrderRequest, PlacedOrder, Preview>({
    scope: ['spot', symbol],
    previewOf,
    send: (sdk, order, { idempotencyKey }) => sdk.spot.place(order, { idempotencyKey }),
    observe(event) {
      if (event.kind !== 'order') return null
      const { order } = event
      return { key: order.client_order_id, answer: { ...order, fills: order.fills ?? [] } }
    },
    invalidates: [liveOrdersKey('spot', symbol), liveOrdersKey('spot'), spotAccountKey(symbol)],
    onDone(order) {
      form.clear()
      onPlaced(order)
    },
    onFailed: (error) => options.onFailed?.(error),
  })
  const given = { symbol, side, price, last: market.last, onChange: intent.edit }
  const form: TradeTicketState['form'] = useTicketForm(spotDrafts, given)
  useGivenEntries(symbol, options.entries, form.change)
  const offered = useOfferedTypes()
  const { draft } = form
  const sized = sizeOrder(draft, market.rules)
  const problems = checkOrder(draft, sized, market, funds)
  const order = isExact(problems) ? orderRequest(symbol, draft, sized) : null
  const isBlocked = draft.type === 'market' && (isStale || options.isLoading)
  const worth = isPriced(draft.type) ? holdPrice(draft) || null : market.last
  return {
    ...funding,
    ...ticketGate({
      ...{ form, problems, signedIn, onSignIn },
      refusals: orderRefusals(intent.refusal, sized.by),
      press: useTicketPress({ draft, problems, order }),
      isBusy: isBlocked || intent.isLocked,
      isLoading: funding.isLoading,
      begin: intent.submit,
    }),
    ...{ form, market, offered, signedIn, sized, isBlocked, isStale, layout, intent, onDeposit },
    ...{ isScaling, setScaling },
    percentage: percentageOf(draft, sized, market.rules, funds, worth),
    preview: order && previewOf(order),
  }
}

const basicTypes: readonly OrderType[] = ['limit', 'market']

/** Returns the order types that the operator offers; limit and market until the setting is known. */
const useOfferedTypes = (): readonly OrderType[] => useSiteSettings().data?.spot_order_types ?? basicTypes

/** Returns the member's balances of both coins of a symbol, and the fee rates that apply. */
export function useTicketFunds({ symbol, maker_fee: maker, taker_fee: taker }: Rules): TicketFunds {
  const { data, loading } = useSpotAccount(symbol)
  const funds = useMemo(() => {
    if (!data) return null
    const { base, quote, maker, taker } = data
    return { base: base.available, quote: quote.available, maker, taker }
  }, [data])
  return { funds, rates: funds ?? { maker, taker }, isLoading: loading }
}
