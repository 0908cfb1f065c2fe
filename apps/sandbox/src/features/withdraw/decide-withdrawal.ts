import {
  add,
  compare,
  DAY_MS,
  type Decimal,
  fromUnits,
  mul,
  sub,
  amount as toAmount,
  type WithdrawDecision,
  withdrawDecision,
} from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import { balanceKey } from '../../ledger/ledger.ts'
import { availableBucket } from '../../ledger/posting.ts'
import { policyChangedAt } from '../../members/review-times.ts'
import { usdtPrice } from '../../prices/valuation.ts'
import { DAILY_LIMITS } from '../../prices/withdraw-limits.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Payout } from './payout.ts'

type Accepted = Extract<WithdrawDecision, { error: null }>

/**
 * Returns the fee of a withdrawal and the reasons for its review, if any. Throws if the amount violates a bound, the
 * daily limit or the balance. Locks the member's money, so the checked values stay valid until the transaction ends.
 */
export async function decideWithdrawal(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  { coin, rule, changedAt }: Payout,
  amount: Decimal,
): Promise<Accepted> {
  const { clock, index, members, kyc } = exchange
  const price = usdtPrice(index, coin)
  if (price === null) throw new Refusal('WITHDRAW_DISABLED', { field: 'coin' })
  const balances = await lockMember(exchange, tx, memberId, coin)
  const bucket = availableBucket(memberId, 'spot', coin)
  const available = fromUnits(balances.get(balanceKey(bucket)) ?? 0n)
  const level = await kyc.level(tx, memberId)
  const limit = level >= 1 ? DAILY_LIMITS.verified : DAILY_LIMITS.unverified
  const used = await usedToday(tx, memberId, clock.now())
  const flags = await members.reviewFlags(tx, memberId)
  const decision = withdrawDecision({
    amount,
    available,
    rule,
    daily: { used_today_usdt: used, daily_limit_usdt: limit, price_usdt: price },
    flags: {
      password_changed: flags.password_changed_at ?? undefined,
      policy_changed: policyChangedAt(flags) ?? undefined,
      address_changed: changedAt,
    },
    now: clock.now(),
  })
  if (decision.error === null) return decision
  const wanted = add(used, mul(amount, price))
  const identified = level >= 1 || compare(wanted, DAILY_LIMITS.verified) > 0
  if (decision.error === 'WITHDRAW_DAILY_LIMIT' && !identified)
    throw new Refusal('KYC_REQUIRED', { params: { required_level: 1 } })
  const left = compare(limit, used) > 0 ? sub(limit, used) : '0'
  throw refusal(decision.error, { rule, left, available })
}

function refusal(
  error: NonNullable<WithdrawDecision['error']>,
  { rule, left, available }: { rule: Payout['rule']; left: Decimal; available: Decimal },
): Refusal {
  const params = {
    WITHDRAW_MIN: { min: rule.min },
    WITHDRAW_MAX: { max: rule.max },
    WITHDRAW_DAILY_LIMIT: { left: toAmount(left) },
    INSUFFICIENT_BALANCE: { available },
  }[error]
  return new Refusal(error, { field: 'amount', params })
}

/**
 * Returns the USDT value of a member's withdrawals of the current UTC day. Rejected, failed and canceled
 * withdrawals do not count.
 */
async function usedToday(tx: Tx, memberId: number, now: number): Promise<Decimal> {
  const { used } = await tx
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.sum<bigint | null>('value_usdt').as('used'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', now - (now % DAY_MS))
    .where('status', 'in', ['review', 'processing', 'success'])
    .executeTakeFirstOrThrow()
  return fromUnits(used ?? 0n)
}
