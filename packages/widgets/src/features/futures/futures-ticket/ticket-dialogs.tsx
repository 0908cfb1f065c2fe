import { LeverageForm } from '../leverage-dialog/leverage-form.tsx'
import { MarginModeForm } from '../margin-mode-dialog/margin-mode-form.tsx'
import { TransferForm } from '../transfer-dialog/transfer-form.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

export type TicketDialog = 'mode' | 'leverage' | 'transfer'

export type TicketDialogsProps = {
  open: TicketDialog | null
  onClose: () => void
  ticket: FuturesTicketState
  symbol: string
}

/** The dialogs that the ticket opens. */
export function TicketDialogs({ open, onClose, ticket, symbol }: TicketDialogsProps) {
  const { choice, market, stake, rates, preview, form } = ticket
  const order =
    preview?.average && !form.draft.reduceOnly
      ? { quantity: preview.quantity, price: preview.average }
      : undefined
  return (
    <>
      <MarginModeForm open={open === 'mode'} {...{ onClose, symbol, choice }} />
      <LeverageForm
        open={open === 'leverage'}
        {...{ onClose, symbol, choice, market, stake, rates, order }}
      />
      <TransferForm open={open === 'transfer'} onOpenChange={(isOpen) => !isOpen && onClose()} />
    </>
  )
}
