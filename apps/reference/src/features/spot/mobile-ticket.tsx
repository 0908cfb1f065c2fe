import { useText } from '@bourselet/widgets'
import { TradeTicket } from '@bourselet/widgets/spot'
import { Sheet } from '@bourselet/widgets/ui'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../shared/routes.ts'

/** What a ticket opens with. */
export type TicketStart = { side: 'buy' | 'sell'; price?: string }

type MobileTicketProps = {
  symbol: string
  /** null: closed. */
  start: TicketStart | null
  onClose: () => void
  onSignIn: () => void
}

/** Bar with paper trading, symbol and price: what the sheet leaves in sight. */
const IN_SIGHT_PX = 152

/** The ticket as a sheet under the symbol and its price; an accepted order closes it. */
export function MobileTicket({ symbol, start, onClose, onSignIn }: MobileTicketProps) {
  const { t } = useText('site')
  const navigate = useNavigate()
  const isOpen = start !== null
  // Symbol and price stand at the top of the page; closing leads back to where the reader was.
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, before)
  }, [isOpen])
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('terminal.side')}
      titleHidden
      clearPx={IN_SIGHT_PX}
    >
      {start && (
        <TradeTicket
          layout="sheet"
          symbol={symbol}
          {...start}
          onOrderPlaced={onClose}
          onSignIn={onSignIn}
          onDeposit={() => void navigate(pathTo('mbdeposit'))}
        />
      )}
    </Sheet>
  )
}
