import type { FundPasswordWays } from '../../../shared/form/fund-deed.ts'
import type { Withdrawal } from '../withdrawal.ts'

export type WithdrawFormProps = FundPasswordWays & {
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
