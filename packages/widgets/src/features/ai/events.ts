import type { ReactNode } from 'react'
import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { Order } from './plan.ts'

/** The callbacks and the agreement dialog that a host passes to the widgets that pay for AI plans. */
export type AiEvents = FundPasswordLinks & {
  /** Called when the log-in button is pressed. The button is shown only if no user is logged in. */
  onSignIn?: (() => void) | undefined
  /**
   * Called when the link to the agreement of AI plans is pressed. Without this callback the agreement is
   * mentioned as plain text.
   */
  onAgreement?: (() => void) | undefined
  /**
   * A dialog of the host that shows the agreement. The form renders the dialog, because on a phone the form
   * is a modal sheet, and screen readers ignore dialogs outside of a modal sheet.
   */
  agreement?: ReactNode
  /** Called when an order was paid. */
  onPaid?: ((order: Order) => void) | undefined
  /** Called with true when a member enters something, and with false once leaving the page would lose no input. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined
}
