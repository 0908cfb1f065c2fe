import { FuturesTicket } from '@bourselet/widgets/futures'
import { TicketSheet } from '../../layouts/ticket-sheet.tsx'

/** The side and the price with which a ticket opens. */
export type TicketStart = { side: 'buy' | 'sell'; price?: string }

type ContractTicketProps = {
  symbol: string
  /** The values with which the ticket opens; null while the ticket is closed. */
  start: TicketStart | null
  onClose: () => void
  onSignIn: () => void
}

/** The order ticket of a contract on a phone. It closes when an order is accepted. */
export function ContractTicket({ symbol, start, onClose, onSignIn }: ContractTicketProps) {
  return (
    // The React key drops the entries when the contract changes.
    <TicketSheet key={symbol} isOpen={start !== null} onClose={onClose}>
      {(onDone) => (
        <FuturesTicket layout="sheet" symbol={symbol} {...start} onOrderPlaced={onDone} onSignIn={onSignIn} />
      )}
    </TicketSheet>
  )
}
