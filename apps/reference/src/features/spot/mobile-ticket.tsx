import { type TicketEntries, TradeTicket } from '@bourselet/widgets/spot'
import { useNavigate } from 'react-router'
import { TicketSheet } from '../../layouts/ticket-sheet.tsx'
import { pathTo } from '../../shared/routes.ts'

/** The entries with which a ticket opens. */
export type TicketStart = { side: 'buy' | 'sell'; price?: string; entries?: TicketEntries }

type MobileTicketProps = {
  symbol: string
  /** The values with which the ticket opens; null while the ticket is closed. */
  start: TicketStart | null
  onClose: () => void
  onSignIn: () => void
}

/** The order ticket of a pair on a phone. It closes when an order is accepted. */
export function MobileTicket({ symbol, start, onClose, onSignIn }: MobileTicketProps) {
  const navigate = useNavigate()
  return (
    // A price entered for one pair would be wrong for another. The symbol is the React key, so the ticket starts empty
    // when the pair changes.
    <TicketSheet key={symbol} isOpen={start !== null} onClose={onClose}>
      {(onDone) => (
        <TradeTicket
          layout="sheet"
          symbol={symbol}
          {...start}
          onOrderPlaced={onDone}
          onSignIn={onSignIn}
          onDeposit={() => void navigate(pathTo('mbdeposit'))}
        />
      )}
    </TicketSheet>
  )
}
