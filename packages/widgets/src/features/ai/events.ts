import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { Order } from './plan.ts'

/** The events of the widgets that pay for AI plans. */
export type AiEvents = FundPasswordLinks & {
  /** Opens the log-in page, for visitors. */
  onSignIn?: (() => void) | undefined
  /** Opens the agreement of AI plans; without it the text has no link. */
  onAgreement?: (() => void) | undefined
  /** Called when an order was paid. */
  onPaid?: ((order: Order) => void) | undefined
}
