import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import type { Withdrawal } from '../withdrawal.ts'

export type WithdrawFormProps = FundPasswordLinks & {
  /** The initially selected coin. Default USDT. */
  coin?: string
  onCoinChange?: (coin: string) => void
  onSignIn?: () => void
  /** Opens the address book. */
  onAddressBook?: () => void
  /** Opens the identity verification, which raises the daily limit. */
  onVerify?: () => void
  /** Called when a withdrawal was accepted. */
  onRequested?: (withdrawal: Withdrawal) => void
}
