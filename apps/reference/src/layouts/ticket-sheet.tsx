import { useText } from '@bourselet/widgets'
import { Sheet } from '@bourselet/widgets/ui'
import { type ReactNode, useLayoutEffect } from 'react'

type TicketSheetProps = {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Height in px of the area above the sheet that stays visible: the paper trading bar, the symbol and its price.
 */
const IN_SIGHT_PX = 152

/** A sheet for an order ticket. The symbol and its price stay visible above the sheet. */
export function TicketSheet({ isOpen, onClose, children }: TicketSheetProps) {
  const { t } = useText('site')
  // While the sheet is open, the page is scrolled to its top, where the symbol and its price are.
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
