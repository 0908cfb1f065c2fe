import type { ReactNode } from 'react'
import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { EarnOrder } from './order.ts'

/** The callbacks and contents that a host passes to the widgets that subscribe to products. */
export type EarnEvents = FundPasswordLinks & {
  /** Called when the log-in button is pressed. The button is shown only if no user is logged in. */
  onSignIn?: (() => void) | undefined
  /**
   * Called when the link to the pledge income rules is pressed. Without this callback the rules are mentioned
   * as plain text.
   */
  onPledgeRules?: (() => void) | undefined
  /**
   * A dialog of the host that shows the pledge income rules. The form renders the dialog, because on phones
   * the form is a modal sheet, which hides outside dialogs from screen readers.
   */
  pledgeRules?: ReactNode
  /** Called when a subscription was accepted. */
  onSubscribed?: ((order: EarnOrder) => void) | undefined
  /**
   * Called with true when the form has entries that would be lost if the member left it, and with false when it no
   * longer has such entries.
   */
  onDirtyChange?: ((dirty: boolean) => void) | undefined
}
