import { type ReactNode, useMemo, useState } from 'react'
import {
  FuturesAccountCard,
  FuturesOneClick,
  FuturesTicket,
  type FuturesTicketProps,
  usePositionNotices,
} from '../../features/futures/index.ts'
import { BookPanel, DepthChart, RecentTrades, SymbolBar } from '../../features/market/index.ts'
import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { TerminalLayouts } from '../../shared/layouts/use-terminal-layouts.ts'
import { usePressedPrice } from '../../shared/one-click/use-pressed-price.ts'
import { TransferDialog } from '../../shared/transfer/transfer-dialog.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { type MorePanels, Terminal } from '../../shared/ui/terminal.tsx'
import { symbolWidget } from '../../shared/ui/widget.tsx'
import { ContractAccount } from './contract-account.tsx'
import { ContractChart, ContractSideChart } from './contract-chart.tsx'
import { useOwnOrders } from './use-own-orders.ts'

export type FuturesPanelProps = FundPasswordLinks & {
  symbol: string
  /**
   * Called when another contract is selected. Without this callback the panel itself switches to the
   * contract.
   */
  onSymbolChange?: (symbol: string) => void
  /** Name on the share card of a position; by default the name of the site. */
  productName?: string
  onOrderPlaced?: FuturesTicketProps['onOrderPlaced']
  onSignIn?: () => void
  /** Additional controls of the host page, shown at the end of the panel's header. */
  tools?: ReactNode
  /**
   * Lets the member arrange the panels. Pass the result of `useTerminalLayouts('futures')`, which a
   * `LayoutButton` needs too.
   */
  layouts?: TerminalLayouts
}

/** A trading view for one contract: header, chart, book, ticket, account, positions and orders. */
export const FuturesPanel = symbolWidget('futures-panel', function FuturesPanel(props: FuturesPanelProps) {
  const { onSymbolChange, productName, onOrderPlaced, onSignIn, tools, layouts } = props
  const { onForgotFundPassword, onSetFundPassword } = props
  const [isMoving, setMoving] = useState(false)
  const onTransfer = () => setMoving(true)
  const [symbol, pick] = useSymbol(props.symbol, onSymbolChange)
  const ownOrders = useOwnOrders(symbol)
  usePositionNotices()
  const callbacks = { ...(onOrderPlaced ? { onOrderPlaced } : {}), ...(onSignIn ? { onSignIn } : {}) }
  const shown = { symbol, product: 'futures' } as const
  const more = useMorePanels(symbol)
  const { select, arm } = usePressedPrice()
  return (
    <>
      <Terminal
        {...(layouts ? { layouts, more } : {})}
        bar={<SymbolBar {...shown} onSymbolChange={pick} tools={tools} />}
        chart={<ContractChart symbol={symbol} />}
        book={(layout) => (
          <BookPanel {...shown} layout={layout} ownOrders={ownOrders} onPriceSelect={select} />
        )}
        ticket={
          <>
            <Panel>
              <FuturesTicket symbol={symbol} onTransfer={onTransfer} {...callbacks} />
              <FuturesOneClick symbol={symbol} onArm={arm} />
            </Panel>
            <Panel>
              <FuturesAccountCard onTransfer={onTransfer} />
            </Panel>
          </>
        }
        below={<ContractAccount {...{ symbol, productName, onTransfer, onSignIn }} onSelect={pick} />}
      />
      <TransferDialog
        open={isMoving}
        onOpenChange={setMoving}
        {...{ onForgotFundPassword, onSetFundPassword }}
      />
    </>
  )
})

/** Returns the panels that the member can add to the layout of a futures terminal. */
function useMorePanels(symbol: string): MorePanels {
  return useMemo(
    () => ({
      trades: <RecentTrades symbol={symbol} product="futures" />,
      depth: <DepthChart symbol={symbol} product="futures" />,
      chart: (chart, onChange) => <ContractSideChart symbol={symbol} chart={chart} onChange={onChange} />,
    }),
    [symbol],
  )
}

/**
 * Returns the shown contract and a function that selects a contract. If `onChange` is given, this function only calls
 * `onChange`. The panel then shows the same contract until the host page passes a different symbol.
 */
function useSymbol(given: string, onChange: ((symbol: string) => void) | undefined) {
  const [picked, setPicked] = useState({ given, symbol: given })
  const symbol = picked.given === given ? picked.symbol : given
  const pick = (next: string) => {
    if (!onChange) setPicked({ given, symbol: next })
    else onChange(next)
  }
  return [symbol, pick] as const
}
