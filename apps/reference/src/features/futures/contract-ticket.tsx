import { FuturesTicket } from '@bourselet/widgets/futures'
import { TicketSheet } from '../../layouts/ticket-sheet.tsx'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'

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
  const links = useFundPasswordLinks()
  return (
    // A price entered for one futures contract would be wrong for another. The symbol is the React key, so the ticket
    // starts empty when the contract changes.
    <TicketSheet key={symbol} isOpen={start !== null} onClose={onClose}>
      {(onDone) => (
        <FuturesTicket
          {...links}
          layout="sheet"
          symbol={symbol}
          {...start}
          onOrderPlaced={onDone}
          onSignIn={onSignIn}
        />
      )}
    </TicketSheet>
  )
}
