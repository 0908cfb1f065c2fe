import type { ReactNode } from 'react'
import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { Order } from './plan.ts'

/** The events of the widgets that pay for AI plans. */
export type AiEvents = FundPasswordLinks & {
  /** Opens the log-in page, for visitors. */
  onSignIn?: (() => void) | undefined
  /** Opens the agreement of AI plans. Without this callback the text has no link. */
  onAgreement?: (() => void) | undefined
  /**
   * A dialog of the host that shows this agreement. The form renders it, because on phones the form is a modal sheet,
   * which hides dialogs outside of it from screen readers.
   */
  agreement?: ReactNode
  /** Called when an order was paid. */
  onPaid?: ((order: Order) => void) | undefined
}
