import { depositState, fromUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositRow } from './deposit.migration.ts'
import { addToTotals } from './deposit-totals.ts'

/**
 * Stores the number of confirmations of a pending deposit and the block up to which they were counted. If the deposit
 * has the required number of confirmations, credits the deposit in the same transaction. No other function credits
 * deposits. The transaction must already hold the lock of the deposit's row.
 */
export async function confirmDeposit(
  exchange: TxExchange,
  tx: Tx,
  row: DepositRow,
  { confirmations, block }: { confirmations: number; block: number },
): Promise<DepositRow> {
  // A deposit becomes pending only if it reaches the minimum amount. The amount needs no second check here, so
  // `depositState` gets a minimum of 0.
  const rule = { min: '0', confirmations: row.required }
  const credit = depositState(fromUnits(row.amount), confirmations, rule).status === 'success'
  const confirmed = await changeDeposit(exchange, tx, row, {
    confirmations,
    last_block: block,
    ...(credit && { status: 'success' as const, credited: row.amount, credited_at: exchange.clock.now() }),
  })
  if (credit) {
    await exchange.ledger.post(tx, creditPosting(row))
    await addToTotals(tx, confirmed)
  }
  return confirmed
}

function creditPosting({ member_id, coin, amount, order_no }: DepositRow): Posting {
  return {
    change: 'deposit',
    refType: 'deposit',
    refNo: order_no,
    entries: [
      { account: 'sys:bridge', bucket: '', coin, amount: -amount },
      { account: memberAccount(member_id, 'spot'), bucket: 'available', coin, amount },
    ],
  }
}
