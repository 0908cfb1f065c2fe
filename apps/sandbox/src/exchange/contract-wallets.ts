import type { Schema } from '@bourselet/openapi'
import type { Reader, Tx } from '../database/transaction.ts'
import type { WalletRow } from '../ledger/balances.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** A move of USDT between a member's spot and futures wallets. */
export interface WalletTransfer {
  memberId: number
  /** Units of 1e-8; above zero goes into the futures wallet, below comes out of it. */
  amount: bigint
  /** What its bookings carry. */
  refNo: string
  /** Writes more into its transaction, whatever came of it. */
  keep?(tx: Tx, outcome: null | Refusal): Promise<void>
}

/** What others may ask of the contract wallets, which the futures feature keeps. */
export interface ContractWallets {
  /** A member's futures account at the present marks. */
  account(memberId: number): Promise<Schema<'FuturesAccount'>>
  /** Reads all wallets of a member at one moment, the futures debt as a negative bucket `debt`. */
  holdings(reader: Reader, memberId: number): Promise<WalletRow[]>
  /** Rejects with a Refusal where the money is not there, or stands behind positions. */
  transfer(transfer: WalletTransfer): Promise<void>
}

/** Where the futures feature and those who ask it meet, as features do not know each other. */
export interface ContractWalletDoor {
  /** Called by the futures feature when it opens. */
  open(wallets: ContractWallets): void
  wallets(): ContractWallets
}

export function contractWalletDoor(): ContractWalletDoor {
  let opened: ContractWallets | undefined
  return {
    open: (wallets) => {
      opened = wallets
    },
    wallets() {
      if (opened === undefined) throw new Error('the futures feature has not opened')
      return opened
    },
  }
}
