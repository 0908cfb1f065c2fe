import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import type { Withdrawal } from '../withdrawal.ts'

export type WithdrawFormProps = FundPasswordLinks & {
  /** The coin that is shown first. Default USDT. */
  coin?: string
  onCoinChange?: (coin: string) => void
  onSignIn?: () => void
  /** Opens the address book. */
  onAddressBook?: () => void
  /** Opens the identity check, which raises the daily limit. */
  onVerify?: () => void
  /** A withdrawal was accepted. */
  onRequested?: (withdrawal: Withdrawal) => void
}
