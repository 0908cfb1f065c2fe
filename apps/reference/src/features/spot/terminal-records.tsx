import { Fills, OrderHistory } from '@bourselet/widgets/spot'
import { Balances } from '@bourselet/widgets/wallet'

export type TerminalRecordsProps = {
  view: 'history' | 'fills' | 'assets'
  onSelect: (symbol: string) => void
  onSignIn: () => void
}

/**
 * The content of the tabs for order history, trades and balances below the spot terminal. The code loads when the first
 * of these tabs is opened.
 */
export function TerminalRecords({ view, onSelect, onSignIn }: TerminalRecordsProps) {
  if (view === 'assets') return <Balances account="spot" onTrade={onSelect} onSignIn={onSignIn} />
  const Records = view === 'history' ? OrderHistory : Fills
  return <Records onSelect={onSelect} onSignIn={onSignIn} />
}
