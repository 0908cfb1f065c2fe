import { useText } from '@bourselet/widgets'
import { Sheet } from '@bourselet/widgets/ui'
import { type ReactNode, useLayoutEffect } from 'react'

type TicketSheetProps = {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Bar with paper trading, symbol and price: what the sheet leaves in sight. */
const IN_SIGHT_PX = 152

/** A ticket as a sheet under the symbol and its price. */
export function TicketSheet({ isOpen, onClose, children }: TicketSheetProps) {
  const { t } = useText('site')
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
      {isOpen && children}
    </Sheet>
  )
}
