import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { type WalletRow, walletAccounts } from '../../ledger/balances.ts'

/**
 * Reads the buckets of all wallets of a member, and the futures debt as a negative bucket `debt`. One statement sees
 * one moment: a transfer is in both wallets or in neither. The sum of the futures rows is what the member owns there.
 */
export async function readHoldings(reader: Reader, memberId: number): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`
    SELECT split_part(account, ':', 3) AS wallet, bucket, coin, amount FROM ledger_balances
    WHERE account = ANY(${walletAccounts(memberId)}::text[])
    UNION ALL
    SELECT 'futures', 'debt', 'USDT', -debt FROM futures_cash WHERE member_id = ${memberId} AND debt > 0
    ORDER BY coin`.execute(reader)
  return rows
}
