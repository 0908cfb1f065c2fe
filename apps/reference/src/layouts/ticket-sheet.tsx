import { useText } from '@bourselet/widgets'
import { Sheet } from '@bourselet/widgets/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'

type TicketSheetProps = {
  isOpen: boolean
  onClose: () => void
  /**
   * Returns the ticket. The ticket calls `onDone` after its order was accepted. The sheet then closes and discards the
   * entries of the ticket.
   */
  children: (onDone: () => void) => ReactNode
}

/**
 * Height in px of the area above the sheet that stays visible: the paper trading bar, the symbol and its price. In
 * landscape the sheet covers it.
 */
const IN_SIGHT_PX = 152

/**
 * A sheet for an order ticket. In portrait the symbol and its price stay visible above the sheet. A ticket that the
 * member has used keeps its entries while the sheet is closed. An unused ticket is created again when the sheet opens,
 * with the current price.
 */
export function TicketSheet({ isOpen, onClose, children }: TicketSheetProps) {
  const { t } = useText('site')
  const [isUsed, setUsed] = useState(false)
  const use = () => setUsed(true)
  const onDone = () => {
    setUsed(false)
    onClose()
  }
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
      keepMounted={isUsed}
    >
      {(isOpen || isUsed) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the events of the controls inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: a press of a key on a control inside causes a click too
        <div onClick={use} onInput={use}>
          {children(onDone)}
        </div>
      )}
    </Sheet>
  )
}
