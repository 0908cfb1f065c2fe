import { type Decimal, isWireAmount } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { NoticesAndSubmit, TicketBody, TicketFrame } from '../../../shared/ticket/ticket-frame.tsx'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import { Later } from '../../../shared/ui/later.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { TicketStopType } from './condition-fields.tsx'
import type { PlacedOrder } from './model.ts'
import { isPriced } from './order-types.ts'
import {
  TicketBalance,
  TicketBestPrices,
  TicketNotices,
  TicketOptions,
  TicketPercentage,
  TicketPrice,
  TicketSide,
  TicketSize,
  TicketSubmit,
  TicketTotal,
  TicketType,
} from './ticket-parts.tsx'
import { TicketConfirm, TicketPreview } from './ticket-preview.tsx'
import type { TicketEntries } from './use-given-entries.ts'
import { useOrderToast } from './use-order-toast.ts'
import {
  type TicketOptions as Options,
  TicketContext,
  useTicketState,
  useTradeTicket,
} from './use-trade-ticket.ts'

export type TradeTicketProps = {
  symbol: string
  /** The initial side, buy or sell. A later change of this prop switches the side. */
  side?: Side
  /**
   * A limit price set by the host page; each change of this prop fills the price field. A price that is pressed in an
   * order book of the page fills the field even without this prop.
   */
  price?: Decimal
  /**
   * Entries that the page fills into the ticket, for example after a press on the sell button of `Holdings`. The other
   * entries stay. Each object is used once: for the same entries again, pass a new object.
   */
  entries?: TicketEntries | null
  /**
   * The layout. `panel` (default): a column of a trading terminal. `sheet`: the content of a sheet on a
   * phone.
   */
  layout?: 'panel' | 'sheet'
  /**
   * Called when the server accepted an order. The order's `status` shows whether it is open or already
   * filled.
   */
  onOrderPlaced?: (order: PlacedOrder) => void
  /**
   * Called when an order was refused or its outcome is unknown. `error.outcome` distinguishes the two cases.
   */
  onFailed?: (error: Error) => void
  /** Called when the log-in button is pressed, which only users who are not logged in see. */
  onSignIn?: () => void
  /**
   * Called with the coin that the order spends when the plus button beside the balance is pressed. Without
   * this callback the button is not shown.
   */
  onDeposit?: (coin: string) => void
  /**
   * Children replace the default layout: parts such as `TicketSide` and `TicketPrice`, or components that
   * call `useTradeTicket`.
   */
  children?: ReactNode
}

const heights = {
  panel: [34, 26, 18, 38, 38, 18, 24, 38, 108, 20, 46],
  sheet: [44, 44, 44, 48, 48, 24, 44, 24, 90, 44, 48],
}

/**
 * A form that buys or sells in a pair with a limit or market order or, if the operator offers them, with a
 * stop limit, stop market, trailing stop or OCO. The size is a quantity, a total or a percentage of the
 * balance. A preview shows the expected result.
 */
export const TradeTicket = symbolWidget('trade-ticket', function TradeTicket(props: TradeTicketProps) {
  const { symbol, side, price, entries, children, onOrderPlaced, onFailed, onSignIn, onDeposit } = props
  // On a custom element, the attribute `layout` can contain any text. An unknown value means `panel`.
  const layout = props.layout === 'sheet' ? 'sheet' : 'panel'
  const { ready } = useText('spot')
  const { ready: isNamed } = useText('orders')
  const { market, isStale, isLoading, error, retry } = useTicketMarket(symbol)
  return (
    <TicketFrame name="trade-ticket" {...{ layout, heights, error }} onRetry={retry}>
      {ready && isNamed && market ? (
        <Ticket
          // The React key remounts the ticket when the pair changes, so that no entry for the previous pair is
          // sent.
          key={symbol}
          {...{ symbol, layout, market, isStale, isLoading, onOrderPlaced, onFailed, onSignIn, onDeposit }}
          side={side === 'buy' || side === 'sell' ? side : undefined}
          price={isWireAmount(price) ? price : undefined}
          entries={entries}
        >
          {children}
        </Ticket>
      ) : null}
    </TicketFrame>
  )
})

type TicketProps = Omit<Options, 'onPlaced'> &
  Pick<TradeTicketProps, 'children'> & {
    onOrderPlaced: TradeTicketProps['onOrderPlaced']
  }

function Ticket({ children, onOrderPlaced, ...options }: TicketProps) {
  const showPlaced = useOrderToast(options.market.rules)
  const ticket = useTicketState({
    ...options,
    onPlaced(order) {
      showPlaced(order)
      onOrderPlaced?.(order)
    },
  })
  return (
    <TicketContext.Provider value={ticket}>
      <TicketBody ticket={ticket} layout={options.layout}>
        {children ?? <DefaultParts />}
        <TicketConfirm />
      </TicketBody>
      {/* Outside the <form>, so that submitting it does not submit the order. */}
      <Later isWanted={ticket.isScaling}>
        <SpotScale ticket={ticket} isOpen={ticket.isScaling} onClose={() => ticket.setScaling(false)} />
      </Later>
    </TicketContext.Provider>
  )
}

const SpotScale = lazyPart(() => import('../scale-order/spot-scale.tsx').then(({ SpotScale }) => SpotScale))

function DefaultParts() {
  const ticket = useTradeTicket()
  const { layout, form, intent } = ticket
  const isPanel = layout === 'panel'
  return (
    <>
      <fieldset className="bl-ticket__entry" disabled={intent.isLocked}>
        <TicketSide />
        <TicketType />
        <TicketStopType />
        {isPanel ? <TicketBalance /> : <TicketBestPrices />}
        <TicketPrice />
        <TicketSize withUnits={!isPanel || !isPriced(form.draft.type)} />
        <TicketPercentage />
        {isPanel ? <TicketTotal /> : <TicketBalance />}
        <TicketPreview />
        <TicketOptions />
      </fieldset>
      <NoticesAndSubmit ticket={ticket} notices={<TicketNotices />} submit={<TicketSubmit />} />
    </>
  )
}
