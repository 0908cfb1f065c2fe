import type { ReactNode } from 'react'
import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { EarnOrder } from './order.ts'

/** The callbacks and contents that a host passes to the widgets that subscribe to products. */
export type EarnEvents = FundPasswordLinks & {
  /** Opens the log-in page. Only visitors see the button for it. */
  onSignIn?: (() => void) | undefined
  /** Opens the pledge income rules. Without this callback the mention of the rules is not a link. */
  onPledgeRules?: (() => void) | undefined
  /**
   * A dialog of the host that shows the pledge income rules. The form renders the dialog, because on phones
   * the form is a modal sheet, which hides outside dialogs from screen readers.
   */
  pledgeRules?: ReactNode
  /** Called when a subscription was accepted. */
  onSubscribed?: ((order: EarnOrder) => void) | undefined
}
