import { fromUnits } from '@bourselet/sdk/money'
import { memberAccount } from '../../../ledger/posting.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import type { EngineContext } from '../venue-port.ts'
import { accountFigures, isPriced } from './figures.ts'
import { smaller } from './margin-formulas.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * A transfer between a member's futures wallet and another account of the same member. The amount is in units of
 * 1e-8 and positive if the futures wallet receives it.
 */
export interface TransferOrder {
  memberId: number
  amount: bigint
  otherAccount: string
  refNo: string
}

/** Credits cash, which repays debt first, or debits cash up to the account's `maxTransferOut`. */
export function transferCash(
  memory: VenueMemory,
  order: TransferOrder,
  context: EngineContext,
): null | Refusal {
  const account = memory.account(order.memberId)
  const { cash } = account
  if (order.amount < 0n) {
    if (!isPriced(memory, account)) return new Refusal('SYMBOL_HALTED')
    const figures = accountFigures(memory, account, context.rates(account.id).taker)
    const most = figures.maxTransferOut
    if (-order.amount > most) {
      const params = { available: fromUnits(most) }
      return new Refusal('INSUFFICIENT_BALANCE', { field: 'amount', params })
    }
  }
  const repaid = smaller(order.amount, cash.debt)
  const toDebt = repaid > 0n ? repaid : 0n
  cash.debt -= toDebt
  cash.available += order.amount - toDebt
  context.change.cash.add(cash)
  const [change, opposite] = order.amount > 0n ? IN : OUT
  const entries = [
    {
      account: order.otherAccount,
      bucket: bucketOf(order.otherAccount),
      amount: -order.amount,
      change: opposite,
    },
    { account: 'sys:futures_credit', bucket: '', amount: toDebt },
    {
      account: memberAccount(account.id, 'futures'),
      bucket: 'available',
      amount: order.amount - toDebt,
    },
  ]
  context.change.postings.push({
    change,
    refType: 'transfer',
    refNo: order.refNo,
    entries: entries.flatMap((entry) => (entry.amount === 0n ? [] : { ...entry, coin: 'USDT' })),
  })
  return null
}

const IN = ['transfer_in', 'transfer_out'] as const
const OUT = ['transfer_out', 'transfer_in'] as const

const bucketOf = (account: string) => (account.startsWith('u:') ? 'available' : '')
