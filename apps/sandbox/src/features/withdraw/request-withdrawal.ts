import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Write, write } from '../../http/routes.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import type { RightCode } from '../../members/codes.ts'
import { factorGuesses } from '../../members/login-failures.ts'
import { addressKey, ownAddress } from '../../members/member-address.ts'
import type { FactorProof, RightFactor } from '../../members/second-factor/second-factor.ts'
import { spendFactor } from '../../members/second-factor/spend-factor.ts'
import { usdtValue } from '../../prices/valuation.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import { invalid } from '../../refusals/refusal.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { bankPayout, type CryptoTarget, cryptoPayout, type Payout } from './payout.ts'
import type { WithdrawalRow } from './withdraw.migration.ts'
import { PROCESSING_MS, REVIEW_MS } from './withdrawal-times.ts'
import { withdrawalView } from './withdrawal-view.ts'

interface Asked extends FactorProof {
  amount: string
  trade_password: string
  code?: string
  remark?: string
}

export type WithdrawalRequest = Asked & (CryptoTarget | { type: 'bank'; coin: string; bank_id: number })

/**
 * Freezes the amount and starts a withdrawal, or its review. Checks in this order: chain, address, identity, fund
 * password, second factor, verification code, bounds, daily limit and balance. Identity and verification code are
 * checked only if the operator requires them, and the second factor only if the member has one.
 */
export async function requestWithdrawal(
  exchange: Exchange,
  { memberId, db }: Context,
  request: WithdrawalRequest,
): Promise<Write<Schema<'Withdrawal'>>> {
  const { settings, members, kyc } = exchange
  if (settings.withdrawCodeRequired && request.code === undefined) throw invalid({ code: 'REQUIRED' })
  await payoutOf(exchange, db, memberId, request)
  await kyc.demand(db, memberId, 'withdraw')
  await members.checkFundPassword(memberId, request.trade_password)
  const row = await members.get(db, memberId)
  const factor = await members.secondFactor.check(row, request, factorGuesses(memberId, 'signed in'))
  if (!settings.withdrawCodeRequired) return write(withdraw, memberId, request, factor, null)
  // The code was sent to the member's e-mail address or, if they have none, to their phone.
  const address = addressKey(ownAddress(row))
  const own = await members.devices.requesters(db, memberId)
  const code = await members.codes.check('withdraw', address, request.code ?? '', own)
  return write(withdraw, memberId, request, factor, code)
}

async function withdraw(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  request: WithdrawalRequest,
  factor: RightFactor,
  code: RightCode | null,
): Promise<Schema<'Withdrawal'>> {
  // The member may have changed the saved address while the fund password was verified, so the destination is read
  // again.
  const payout = await payoutOf(exchange, tx, memberId, request)
  await spendFactor(exchange, tx, memberId, factor)
  if (code) await exchange.members.codes.spend(tx, code)
  const row = await newWithdrawal(exchange, tx, memberId, payout, request)
  await exchange.ledger.post(tx, freezePosting(row))
  await tx.insertInto('withdrawals').values(row).execute()
  publishRecord(exchange, tx, 'withdrawal', row)
  return withdrawalView(row)
}

function payoutOf(exchange: TxExchange, db: Reader, memberId: number, request: WithdrawalRequest) {
  return 'bank_id' in request
    ? bankPayout(exchange, db, memberId, request)
    : cryptoPayout(exchange, db, memberId, request)
}

async function newWithdrawal(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  payout: Payout,
  { amount, remark = '' }: Asked,
): Promise<WithdrawalRow> {
  const { orderNo, sequences, clock, index } = exchange
  const decision = await decideWithdrawal(exchange, tx, memberId, payout, amount)
  const { type, coin, chain, address } = payout
  const now = clock.now()
  const id = sequences.next('withdrawals')
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
