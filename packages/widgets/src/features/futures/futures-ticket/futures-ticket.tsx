import { type Decimal, isWireAmount } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useMark } from '../../../shared/data/use-mark.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { TicketFrame } from '../../../shared/ticket/ticket-frame.tsx'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { FuturesForm } from './futures-form.tsx'
import type { PlacedFutures } from './model.ts'

export type FuturesTicketProps = {
  symbol: string
  /** The side it starts with; a change switches it. */
  side?: Side
  /** A change fills the price. Prices picked in the books of the page arrive by themselves. */
  price?: Decimal
  /** `panel` (default): a column of a terminal. `sheet`: what stands in a sheet on a phone. */
  layout?: 'panel' | 'sheet'
  /** An order was accepted; its status says what became of it so far. */
  onOrderPlaced?: (order: PlacedFutures) => void
  /** An order was refused, or nobody knows: `error.outcome` tells which. */
  onFailed?: (error: Error) => void
  /** The button of a reader who is not signed in. */
  onSignIn?: () => void
  /** The plus at the balance. Without it the ticket opens a dialog of its own. */
  onTransfer?: () => void
}

const heights = {
  panel: [30, 34, 26, 18, 38, 38, 18, 24, 20, 96, 46],
  sheet: [44, 44, 44, 44, 48, 48, 24, 44, 24, 110, 48],
}

/** Opens, adds to, reduces and protects a position in a contract, with what comes of it said beforehand. */
export const FuturesTicket = symbolWidget(
  'futures-ticket',
  function FuturesTicket(props: FuturesTicketProps) {
    const { symbol, side, price, onOrderPlaced, onFailed, onSignIn, onTransfer } = props
    // An attribute of a page may say anything.
    const layout = props.layout === 'sheet' ? 'sheet' : 'panel'
    const { ready } = useText('futures')
    const { ready: named } = useText('orders')
    const { market, isStale, isLoading, error, retry } = useTicketMarket(symbol, 'futures')
    const { contractOf, rulesOf } = useContracts()
    const mark = useMark(symbol)?.mark_price ?? null
    const contract = contractOf(symbol)
    const tiers = rulesOf(symbol)?.tiers
    const known = useMemo(() => market && tiers && { ...market, mark, tiers }, [market, mark, tiers])
    return (
      <TicketFrame name="futures-ticket" {...{ layout, heights, error }} onRetry={retry}>
        {ready && named && known ? (
          <FuturesForm
            // Another contract is another ticket: nothing of the old one may be sent for it.
            key={symbol}
            {...{ symbol, layout, isStale, isLoading, onOrderPlaced, onFailed, onSignIn, onTransfer }}
            market={known}
            maxLeverage={contract?.max_leverage ?? known.tiers[0]?.max_leverage ?? 1}
            side={side === 'buy' || side === 'sell' ? side : undefined}
            price={isWireAmount(price) ? price : undefined}
          />
        ) : null}
      </TicketFrame>
    )
  },
)
