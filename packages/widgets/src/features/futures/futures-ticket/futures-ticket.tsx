import { type Decimal, isWireAmount } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useShownPlan } from '../../../shared/data/planned-order.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { NoticesAndSubmit, TicketBody, TicketFrame } from '../../../shared/ticket/ticket-frame.tsx'
import { TransferForm } from '../../../shared/transfer/lazy-transfer.ts'
import { Later } from '../../../shared/ui/later.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { Calculator, LeverageForm, MarginModeForm } from '../lazy-dialogs.ts'
import { FuturesTicketExits, FuturesTicketTrigger } from './exit-fields.tsx'
import { useFuturesToast } from './futures-toast.ts'
import type { PlacedFutures } from './model.ts'
import { plannedOrder } from './planned-order.ts'
import { FuturesTicketStopTrigger, FuturesTicketStopType } from './stop-fields.tsx'
import {
  FuturesTicketBalance,
  FuturesTicketBestPrices,
  FuturesTicketMargin,
  FuturesTicketNotices,
  FuturesTicketOptions,
  FuturesTicketPercentage,
  FuturesTicketPrice,
  FuturesTicketSide,
  FuturesTicketSize,
  FuturesTicketSubmit,
  FuturesTicketType,
} from './ticket-parts.tsx'
import { FuturesConfirm, FuturesTicketPreview } from './ticket-preview.tsx'
import { useFuturesMarket } from './use-futures-market.ts'
import {
  FuturesTicketContext,
  type FuturesTicketOptions as Options,
  useFuturesTicket,
  useTicketState,
} from './use-futures-ticket.ts'
import './futures-ticket.css'

export type FuturesTicketProps = FundPasswordLinks & {
  symbol: string
  /** The initial side, buy or sell. A later change of this prop switches the side. */
  side?: Side
  /**
   * A limit price set by the host; each change of this prop fills the price field. A price that is pressed in
   * an order book of the page fills the field even without this prop.
   */
  price?: Decimal
  /**
   * The layout. `panel` (default): a column of a trading terminal. `sheet`: the content of a sheet on a
   * phone.
   */
  layout?: 'panel' | 'sheet'
  /** Called when the server accepted an order. The order's `status` shows how far it is filled. */
  onOrderPlaced?: (order: PlacedFutures) => void
  /**
   * Called when an order was refused or its outcome is unknown. `error.outcome` distinguishes the two cases.
   */
  onFailed?: (error: Error) => void
  /** Called when the log-in button is pressed. The button is shown only if no user is logged in. */
  onSignIn?: () => void
  /**
   * Called when the plus button beside the balance is pressed. Without this callback the ticket opens a
   * transfer dialog.
   */
  onTransfer?: () => void
  /**
   * Children replace the default layout: parts such as `FuturesTicketSide` and `FuturesTicketPrice`, or
   * components that call `useFuturesTicket`.
   */
  children?: ReactNode
}

const heights = {
  panel: [30, 34, 26, 18, 38, 38, 18, 24, 20, 96, 46],
  sheet: [44, 44, 44, 44, 48, 48, 24, 44, 24, 110, 48],
}

/**
 * A form that opens, increases and reduces a position in a contract and sets its take profit and stop loss,
 * with a preview of the result.
 */
export const FuturesTicket = symbolWidget(
  'futures-ticket',
  function FuturesTicket(props: FuturesTicketProps) {
    const { symbol, side, price, children, onOrderPlaced, onFailed, onSignIn, onTransfer } = props
    const { onForgotFundPassword, onSetFundPassword } = props
    // `layout` can be set as an attribute of the custom element, so it can contain any text. Unknown values mean
    // `panel`.
    const layout = props.layout === 'sheet' ? 'sheet' : 'panel'
    const { ready } = useText('futures')
    const { ready: named } = useText('orders')
    const { market, maxLeverage, isStale, isLoading, error, retry } = useFuturesMarket(symbol)
    return (
      <TicketFrame name="futures-ticket" {...{ layout, heights, error }} onRetry={retry}>
        {ready && named && market ? (
          <Ticket
            // The React key remounts the ticket when the contract changes, so that no entry for the previous
            // contract is sent.
            key={symbol}
            {...{ symbol, layout, isStale, isLoading, onOrderPlaced, onFailed, onSignIn, onTransfer }}
            {...{ market, maxLeverage }}
            fundPasswordLinks={{ onForgotFundPassword, onSetFundPassword }}
            side={side === 'buy' || side === 'sell' ? side : undefined}
            price={isWireAmount(price) ? price : undefined}
          >
            {children}
          </Ticket>
        ) : null}
      </TicketFrame>
    )
  },
)

type TicketProps = Omit<Options, 'onPlaced'> &
  Pick<FuturesTicketProps, 'children'> & {
    onOrderPlaced: FuturesTicketProps['onOrderPlaced']
    /** The callbacks with which the transfer dialog opens the host's pages for the fund password. */
    fundPasswordLinks: FundPasswordLinks
  }

function Ticket({ children, onOrderPlaced, fundPasswordLinks, ...options }: TicketProps) {
  const showPlaced = useFuturesToast(options.market.rules)
  const ticket = useTicketState({
    ...options,
    onPlaced(order) {
      showPlaced(order)
      onOrderPlaced?.(order)
    },
  })
  useShownPlan(plannedOrder(ticket), ({ price, ...exits }) => {
    if (ticket.intent.isLocked) return
    ticket.form.set(exits)
    if (price !== undefined) ticket.form.setPrice(price)
  })
  return (
    <FuturesTicketContext.Provider value={ticket}>
      <TicketBody ticket={ticket} layout={options.layout}>
        {children ?? <DefaultParts />}
        <FuturesConfirm />
      </TicketBody>
      {/* The dialogs are outside the <form>, so that submitting one does not submit the order. */}
      <TicketDialogs fundPasswordLinks={fundPasswordLinks} />
    </FuturesTicketContext.Provider>
  )
}

function DefaultParts() {
  const ticket = useFuturesTicket()
  const { layout, intent } = ticket
  return (
    <>
      <fieldset className="bl-ticket__entry" disabled={intent.isLocked}>
        <FuturesTicketMargin />
        <FuturesTicketSide />
        <FuturesTicketType />
        <FuturesTicketStopType />
        <FuturesTicketBalance />
        {layout === 'sheet' && <FuturesTicketBestPrices />}
        <FuturesTicketStopTrigger />
        <FuturesTicketPrice />
        <FuturesTicketSize />
        <FuturesTicketPercentage />
        <FuturesTicketOptions />
        <FuturesTicketExits />
        <FuturesTicketTrigger />
        <FuturesTicketPreview />
      </fieldset>
      <NoticesAndSubmit ticket={ticket} notices={<FuturesTicketNotices />} submit={<FuturesTicketSubmit />} />
    </>
  )
}

const FuturesScale = lazyPart(() =>
  import('../scale-order/futures-scale.tsx').then(({ FuturesScale }) => FuturesScale),
)

/** The dialogs for margin mode, leverage, calculator, scaled orders and transfer, which the ticket opens. */
function TicketDialogs({ fundPasswordLinks }: Pick<TicketProps, 'fundPasswordLinks'>) {
  const ticket = useFuturesTicket()
  const { choice, market, exposure, rates, preview, form, dialog: open, setDialog } = ticket
  const { symbol } = market.rules
  const onClose = () => setDialog(null)
  const order =
    preview?.average && !form.draft.reduceOnly
      ? { quantity: preview.quantity, price: preview.average }
      : undefined
  return (
    <>
      <MarginModeForm open={open === 'mode'} {...{ onClose, symbol, choice }} />
      <LeverageForm
        open={open === 'leverage'}
        {...{ onClose, symbol, choice, market, exposure, rates, order }}
      />
      <Calculator open={open === 'calculator'} {...{ ticket, onClose }} />
      <Later isWanted={open === 'scale'}>
        <FuturesScale ticket={ticket} isOpen={open === 'scale'} onClose={onClose} />
      </Later>
      <TransferForm
        {...fundPasswordLinks}
        open={open === 'transfer'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      />
    </>
  )
}
