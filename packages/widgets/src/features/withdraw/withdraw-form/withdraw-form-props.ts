import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import type { Withdrawal } from '../withdrawal.ts'

export type WithdrawFormProps = FundPasswordLinks & {
  /** The initially selected coin. Default USDT. */
  coin?: string
  onCoinChange?: (coin: string) => void
  onSignIn?: () => void
  /** Called to open the address book. Without this callback the link to it is not shown. */
  onAddressBook?: () => void
  /**
   * Called to open the identity verification, which raises the daily limit. Without this callback a text replaces the
   * link to it.
   */
  onVerify?: () => void
  /** Called when a withdrawal was accepted. */
  onRequested?: (withdrawal: Withdrawal) => void
  /**
   * Called with true when the member enters something, and with false when leaving the page would no longer lose
   * entries.
   */
  onDirtyChange?: (dirty: boolean) => void
}
