import { fromUnits } from '@bourselet/sdk/money'
import type { Entry } from '../../../ledger/posting.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import type { EngineContext } from '../venue-port.ts'
import { accountFigures, isPriced } from './figures.ts'
import { FuturesWallet } from './futures-wallet.ts'
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

/** Credits cash and repays debt from it, or debits cash up to the account's `maxTransferOut`. */
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
  cash.available += order.amount
  context.change.cash.add(cash)
  const ref = { refType: 'transfer', refNo: order.refNo }
  const [change, opposite] = order.amount > 0n ? IN : OUT
  const wallet = new FuturesWallet(account, context, ref)
  const entries: Entry[] = [
    {
      account: order.otherAccount,
      bucket: bucketOf(order.otherAccount),
      coin: 'USDT',
      amount: -order.amount,
      change: opposite,
    },
    { ...wallet.bucket('available'), coin: 'USDT', amount: order.amount },
  ]
  context.change.postings.push({ change, ...ref, entries })
  if (order.amount > 0n) wallet.repayDebt(order.amount)
  return null
}

const IN = ['transfer_in', 'transfer_out'] as const
const OUT = ['transfer_out', 'transfer_in'] as const

const bucketOf = (account: string) => (account.startsWith('u:') ? 'available' : '')
