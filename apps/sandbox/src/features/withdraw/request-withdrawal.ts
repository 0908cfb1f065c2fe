import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import { orderNo } from '../../database/sequences.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { addressKey } from '../../members/member-address.ts'
import { usdtValue } from '../../prices/valuation.ts'
import { invalid } from '../../refusals/refusal.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { bankPayout, type CryptoTarget, cryptoPayout, type Payout } from './payout.ts'
import type { WithdrawalRow } from './withdraw.migration.ts'
import { PROCESSING_MS, REVIEW_MS } from './withdrawal-times.ts'
import { withdrawalView } from './withdrawal-view.ts'

interface Asked {
  amount: string
  trade_password: string
  code?: string
  remark?: string
}

export type WithdrawalRequest = Asked & (CryptoTarget | { type: 'bank'; coin: string; bank_id: number })

/**
 * Freezes the amount and sends it on its way, or to review. Checks in the order of rulebook 16: chain, address, fund
 * password (and the code sent to the member), bounds, daily limit, balance.
 */
export async function requestWithdrawal(
  exchange: Exchange,
  tx: Tx,
  memberId: number,
  request: WithdrawalRequest,
): Promise<Schema<'Withdrawal'>> {
  const { settings, members, ledger } = exchange
  if (settings.withdrawCodeRequired && request.code === undefined) throw invalid({ code: 'REQUIRED' })
  const payout =
    'bank_id' in request
      ? await bankPayout(exchange, tx, memberId, request)
      : await cryptoPayout(exchange, tx, memberId, request)
  await members.checkFundPassword(memberId, request.trade_password)
  if (settings.withdrawCodeRequired) await useCode(exchange, tx, memberId, request.code ?? '')
  const row = await newWithdrawal(exchange, tx, memberId, payout, request)
  await ledger.post(tx, freezePosting(row))
  await tx.insertInto('withdrawals').values(row).execute()
  return withdrawalView(row)
}

/** The code goes to the member's own e-mail, or to his phone where he has none. */
async function useCode({ members }: Exchange, tx: Tx, memberId: number, code: string) {
  const { email, area_code, phone } = await members.get(tx, memberId)
  const address = email === null ? { areaCode: area_code ?? '', phone: phone ?? '' } : { email }
  await members.codes.use(tx, 'withdraw', addressKey(address), code)
}

async function newWithdrawal(
  exchange: Exchange,
  tx: Tx,
  memberId: number,
  payout: Payout,
  { amount, remark = '' }: Asked,
): Promise<WithdrawalRow> {
  const { database, clock, index } = exchange
  const decision = await decideWithdrawal(exchange, tx, memberId, payout, amount)
  const { type, coin, chain, address } = payout
  const now = clock.now()
  const id = database.sequences.next('withdrawals')
  return {
    id,
    order_no: orderNo('W', now, id),
    member_id: memberId,
    type,
    coin,
    chain,
    address,
    amount: toUnits(decision.frozen),
    fee: toUnits(decision.fee),
    arrival: toUnits(decision.arrival),
    value_usdt: usdtValue(index, coin, toUnits(amount)),
    status: decision.status,
    review_reasons: decision.review_reasons,
    reject_reason: null,
    remark,
    txid: null,
    created_at: now,
    due_at: now + (decision.status === 'review' ? REVIEW_MS : PROCESSING_MS),
    done_at: null,
  }
}

function freezePosting({ member_id, coin, amount, order_no }: WithdrawalRow): Posting {
  const account = memberAccount(member_id, 'spot')
  return {
    change: 'withdraw_freeze',
    refType: 'withdrawal',
    refNo: order_no,
    entries: [
      { account, bucket: 'available', coin, amount: -amount },
      { account, bucket: 'frozen', coin, amount },
    ],
  }
}
