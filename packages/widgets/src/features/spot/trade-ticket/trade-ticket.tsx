import { type Decimal, isWireAmount } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { TicketFrame } from '../../../shared/ticket/ticket-frame.tsx'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import type { PlacedOrder } from './order-request.ts'
import { TicketForm } from './ticket-form.tsx'

export type TradeTicketProps = {
  symbol: string
  /** The side it starts with; a change switches it. */
  side?: Side
  /** A change fills the price. Prices picked in the books of the page arrive by themselves. */
  price?: Decimal
  /** `panel` (default): a column of a terminal. `sheet`: what stands in a sheet on a phone. */
  layout?: 'panel' | 'sheet'
  /** An order was accepted; its status says what became of it so far. */
  onOrderPlaced?: (order: PlacedOrder) => void
  /** An order was refused, or nobody knows: `error.outcome` tells which. */
  onFailed?: (error: Error) => void
  /** The button of a reader who is not signed in. */
  onSignIn?: () => void
  /** The plus at the balance. Without it there is none. */
  onDeposit?: (coin: string) => void
}

const heights = {
  panel: [34, 26, 18, 38, 38, 18, 24, 38, 108, 20, 46],
  sheet: [44, 44, 44, 48, 48, 24, 44, 24, 90, 44, 48],
}

/** Buys and sells a pair: limit or market, by quantity, total or share, with what comes of it said beforehand. */
export function TradeTicket(props: TradeTicketProps) {
  const { symbol, side, price, onOrderPlaced, onFailed, onSignIn, onDeposit } = props
  // An attribute of a page may say anything.
  const layout = props.layout === 'sheet' ? 'sheet' : 'panel'
  const { ready } = useText('spot')
  const { ready: named } = useText('orders')
  const { market, isStale, isLoading, error, retry } = useTicketMarket(symbol)
  return (
    <TicketFrame name="trade-ticket" {...{ layout, heights, error }} onRetry={retry}>
      {ready && named && market ? (
        <TicketForm
          // Another pair is another ticket: nothing of the old one may be sent for it.
          key={symbol}
          {...{ symbol, layout, market, isStale, isLoading, onOrderPlaced, onFailed, onSignIn, onDeposit }}
          side={side === 'buy' || side === 'sell' ? side : undefined}
          price={isWireAmount(price) ? price : undefined}
        />
      ) : null}
    </TicketFrame>
  )
}
