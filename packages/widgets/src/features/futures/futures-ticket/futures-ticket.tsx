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
import './futures-ticket.css'

export type FuturesTicketProps = {
  symbol: string
  /** The initial side; a later change switches the side. */
  side?: Side
  /**
   * Limit price that the host sets; each change fills the price field. Prices picked in order books of the
   * page arrive without it.
   */
  price?: Decimal
  /** `panel` (default): a column of a terminal. `sheet`: the content of a sheet on a phone. */
  layout?: 'panel' | 'sheet'
  /** Called when an order was accepted; its status shows its result so far. */
  onOrderPlaced?: (order: PlacedFutures) => void
  /** Called when an order was refused, or its outcome is unknown: see `error.outcome`. */
  onFailed?: (error: Error) => void
  /** Called when the log-in button, shown to visitors, is pressed. */
  onSignIn?: () => void
  /** Called when the plus at the balance is pressed. Without it the ticket opens a dialog. */
  onTransfer?: () => void
}

const heights = {
  panel: [30, 34, 26, 18, 38, 38, 18, 24, 20, 96, 46],
  sheet: [44, 44, 44, 44, 48, 48, 24, 44, 24, 110, 48],
}

/**
 * A form that opens, increases, reduces and protects a position in a contract, with a preview of the result.
 */
export const FuturesTicket = symbolWidget(
  'futures-ticket',
  function FuturesTicket(props: FuturesTicketProps) {
    const { symbol, side, price, onOrderPlaced, onFailed, onSignIn, onTransfer } = props
    // In a script tag `layout` is an attribute with any text, so unknown values mean `panel`.
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
            // The key remounts the ticket for another contract, so that no entry for the old one is sent.
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
