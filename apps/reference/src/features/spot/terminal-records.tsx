import { Fills, Holdings, HoldingsTotal, OrderHistory } from '@bourselet/widgets/spot'
import { Balances } from '@bourselet/widgets/wallet'

export type TerminalRecordsProps = {
  /** The shown tab. `total` is not a tab, but the sum at the end of the tab line while the holdings are shown. */
  view: 'holdings' | 'total' | 'history' | 'fills' | 'assets'
  onSelect: (symbol: string) => void
  onSell: (symbol: string, quantity: string) => void
  onSignIn: () => void
}

/**
 * The content of the tabs for holdings, order history, trades and balances of a spot terminal. The code loads when the
 * first of these tabs is opened.
 */
export function TerminalRecords({ view, onSelect, onSell, onSignIn }: TerminalRecordsProps) {
  if (view === 'assets') return <Balances account="spot" onTrade={onSelect} onSignIn={onSignIn} />
  if (view === 'total') return <HoldingsTotal />
  if (view === 'holdings') return <Holdings onSelect={onSelect} onSell={onSell} onSignIn={onSignIn} />
  const Records = view === 'history' ? OrderHistory : Fills
  return <Records onSelect={onSelect} onSignIn={onSignIn} />
}
