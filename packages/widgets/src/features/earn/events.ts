import type { FundPasswordLinks } from '../../shared/intent/fund-password-dialog.tsx'
import type { EarnOrder } from './order.ts'

/** The events of the widgets that subscribe to products. */
export type EarnEvents = FundPasswordLinks & {
  /** Opens the log-in page, for visitors. */
  onSignIn?: (() => void) | undefined
  /** Opens the pledge income rules; without it the text has no link. */
  onPledgeRules?: (() => void) | undefined
  /** Called when a subscription was accepted. */
  onSubscribed?: ((order: EarnOrder) => void) | undefined
}
