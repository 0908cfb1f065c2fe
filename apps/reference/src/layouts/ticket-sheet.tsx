import { useText } from '@bourselet/widgets'
import { Sheet } from '@bourselet/widgets/ui'
import { type ReactNode, useLayoutEffect } from 'react'

type TicketSheetProps = {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Height in px that stays visible above the sheet: paper trading bar, symbol and price. */
const IN_SIGHT_PX = 152

/** An order ticket as a sheet that leaves the symbol and its price visible above it. */
export function TicketSheet({ isOpen, onClose, children }: TicketSheetProps) {
  const { t } = useText('site')
  // While the sheet is open the page is scrolled to the top, where symbol and price are visible.
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
