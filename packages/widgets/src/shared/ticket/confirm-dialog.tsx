import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import './ticket.css'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: ReactNode
  description: ReactNode
  /** The preference that turns this confirmation off. */
  preference: 'confirmOrders' | 'confirmBets'
  /** Text of the checkbox that turns the confirmation off. */
  againText: string
  /** The reason why the confirmation is required; null if the member may turn it off. */
  requiredText: string | null
  /** Label of the confirm button, which names the order. */
  label: string
  variant?: ButtonProps['variant']
  isDisabled?: boolean
  /**
   * An alternative to confirming: the last button of the dialog, which has the initial focus. Without it, the confirm
   * button has the initial focus.
   */
  instead?: { label: string; onPress: () => void } | null
  children: ReactNode
  onClose: () => void
  onConfirm: () => void
}

/**
 * Ignores the repeated events of an Enter key that is held down. Otherwise the key press that opened the dialog
 * would also confirm the order.
 */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/**
 * Minimum time in ms before a dialog in an iframe can be confirmed. The page around the iframe may have covered the
 * button that the member clicked, so the member needs time to read the order.
 */
const READ_MS = 1_000

/** Returns true once a dialog has been open for at least `READ_MS`. */
function useReadable(isOpen: boolean): boolean {
  const [isReadable, setReadable] = useState(false)
  useEffect(() => {
    setReadable(false)
    if (!isOpen) return
    const timer = setTimeout(() => setReadable(true), READ_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isReadable
}

/** The dialog that shows an order or a bet before it is sent. Unless it is required, the member can turn it off. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, preference, requiredText, variant, instead, children, onClose, onConfirm } = props
  const { t } = useText('shared')
  const { set } = usePreferences()
  const { isFramed } = useBourselet()
  const isReadable = useReadable(isOpen)
  const [isQuiet, setQuiet] = useState(false)
  const primary = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setQuiet(false)
    onClose()
  }
  const confirm = () => {
    if (isQuiet) set({ [preference]: false })
    setQuiet(false)
    onConfirm()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && leave()}
      // Pressing outside the dialog does not close the dialog. Such a press may be the second click of the double click
      // that opened the dialog.
      sticky
      title={props.title}
      description={props.description}
      initialFocus={primary}
      footer={
        <>
          {/* On a phone the second click of the double click that opened the dialog may meet this button. */}
          <Button variant="ghost" onClick={(event) => event.detail <= 1 && leave()}>
            {t('cancel')}
          </Button>
          <Button
            ref={instead ? undefined : primary}
            variant={variant}
            disabled={props.isDisabled || (isFramed && !isReadable)}
            onKeyDown={ignoreRepeats}
            onClick={(event) => event.detail <= 1 && confirm()}
          >
            {props.label}
          </Button>
          {instead && (
            <Button
              ref={primary}
              variant="primary"
              onKeyDown={ignoreRepeats}
              onClick={(event) => {
                if (event.detail > 1) return
                leave()
                instead.onPress()
              }}
            >
              {instead.label}
            </Button>
          )}
        </>
      }
    >
      <div className="bl-ticket__confirm">
        {children}
        {requiredText === null ? (
          <Checkbox checked={isQuiet} onCheckedChange={setQuiet}>
            {props.againText}
          </Checkbox>
        ) : (
          <p className="bl-note">{requiredText}</p>
        )}
      </div>
    </Dialog>
  )
}
