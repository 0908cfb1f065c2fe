import type { Schema } from '@bourselet/openapi'
import { fromUnits, isMultiple, requiredCollateral, toUnits, trim } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import { type Context, type Request, type Write, write } from '../../http/routes.ts'
import { usdtPrice } from '../../prices/valuation.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { refuseChangedRate } from '../../refusals/refuse-changed-rate.ts'
import { goodsOnSale, limitOf } from './loan-goods.ts'
import { collateralPosting } from './loan-state.ts'
import { REVIEW_MS } from './loan-steps.ts'
import { loanView } from './loan-view.ts'
import type { GoodsRow, LoanRow } from './loans.migration.ts'

export type Application = Request<'loans.apply'>

/**
 * Applies for a loan. An accepted application locks its collateral and starts a review. Checks the offer, the
 * member, the amount, the fund password and the balance, in this sequence.
 */
export async function applyForLoan(
  exchange: Exchange,
  { memberId, db }: Pick<Context, 'memberId' | 'db'>,
  request: Application,
): Promise<Write<Schema<'LoanOrder'>>> {
  await checkApplication(exchange, db, memberId, request)
  await exchange.members.checkFundPassword(memberId, request.trade_password)
  return write(apply, memberId, request)
}

/**
 * Stores an application whose checks in `applyForLoan` have passed. Repeats the checks inside the transaction,
 * because data may have changed since then.
 */
export async function apply(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  request: Application,
): Promise<Schema<'LoanOrder'>> {
  const { clock, sequences, orderNo, ledger, index } = exchange
  await lockMember(exchange, tx, memberId, request.collateral_coin)
  const { goods, term, collateral } = await checkApplication(exchange, tx, memberId, request)
  const [id, now] = [sequences.next('loans'), clock.now()]
  const { coin, fee_rate, overdue_multiplier, ltv, liquidation_fee_rate } = goods
  const { days: term_days, daily_rate, grace_days } = term
  const loan: LoanRow = {
    ...{
      id,
      order_no: orderNo('L', now, id),
      member_id: memberId,
      goods_id: goods.id,
      goods_name: goods.name,
    },
    ...{ coin, amount: toUnits(request.amount), term_days, daily_rate, fee_rate, grace_days },
    ...{ overdue_multiplier, ltv, liquidation_fee_rate, ...collateral },
    ...{ status: 'review', disbursed_at: null, principal: 0n, interest: '0', penalty: '0' },
    ...{ days_charged: 0, overdue_days: 0, margin_called: false, step_at: now + REVIEW_MS },
    ...{ reject_reason: null, created_at: now, changed_at: now, ended_at: null },
    ...{ limits_until: null, limit_below: null, limit_above: null },
  }
  await tx.insertInto('loans').values(loan).execute()
  if (collateral.collateral_qty !== null)
    await ledger.post(tx, collateralPosting(loan, 'loan_collateral', collateral.collateral_qty))
  publishRecord(exchange, tx, 'loan', loan)
  return loanView(loan, { repayments: [], repaid: 0n, liquidation: null, index, now })
}

/** Checks an application. Returns its terms, or throws the first refusal. */
async function checkApplication(
  exchange: TxExchange,
  reader: Reader,
  memberId: number,
  request: Application,
) {
  const { members, kyc } = exchange
  const [goods] = await goodsOnSale(reader, { id: request.goods_id })
  if (!goods) throw new Refusal('NOT_FOUND', { field: 'goods_id' })
  if (!request.agree) throw new Refusal('AGREEMENT_REQUIRED', { field: 'agree' })
  const term = goods.terms.find(({ days }) => days === request.term_days)
  if (!term) throw new Refusal('LOAN_TERM', { field: 'term_days' })
  refuseChangedTerms(goods, term, request)
  await kyc.demand(reader, memberId, 'loan')
  const score = (await members.get(reader, memberId)).credit_score
  const required = goods.min_credit_score
  if (required !== null && score < required) throw new Refusal('CREDIT_TOO_LOW', { params: { required } })
  checkAmount(goods, limitOf(goods, score), request.amount)
  if (goods.ltv === null) await refuseSecondLoan(reader, memberId)
  return { goods, term, collateral: collateralOf(exchange, goods, request) }
}

/** Throws RATE_CHANGED if the terms that the member saw differ from the current terms. */
function refuseChangedTerms(
  { fee_rate, overdue_multiplier, ltv, liquidation_fee_rate }: GoodsRow,
  { daily_rate, grace_days }: Schema<'LoanTerm'>,
  seen: Application,
) {
  refuseChangedRate('daily_rate', seen.daily_rate, daily_rate)
  refuseChangedRate('fee_rate', seen.fee_rate, fee_rate)
  refuseChangedRate('grace_days', seen.grace_days?.toString(), `${grace_days}`)
  refuseChangedRate('overdue_multiplier', seen.overdue_multiplier, overdue_multiplier)
  // An offer without collateral has no collateral terms to compare. An application that names collateral for such an
  // offer is refused later, by `collateralOf`.
  if (ltv === null || liquidation_fee_rate === null) return
  for (const limit of ['initial', 'margin_call', 'liquidation'] as const)
    refuseChangedRate('ltv', seen.ltv?.[limit], ltv[limit])
  refuseChangedRate('liquidation_fee_rate', seen.liquidation_fee_rate, liquidation_fee_rate)
}

function checkAmount(goods: GoodsRow, max: bigint, amount: string) {
  const step = fromUnits(goods.step)
  if (!isMultiple(amount, step)) throw new Refusal('STEP', { field: 'amount', params: { step: trim(step) } })
  const units = toUnits(amount)
  if (units < goods.min_amount || units > max)
    throw new Refusal('LOAN_RANGE', {
      field: 'amount',
      params: { min: trim(fromUnits(goods.min_amount)), max: trim(fromUnits(max)) },
    })
}

async function refuseSecondLoan(reader: Reader, memberId: number): Promise<void> {
  const open = await reader
    .selectFrom('loans')
    .select('id')
    .where('member_id', '=', memberId)
    .where('collateral_coin', 'is', null)
    .where('step_at', 'is not', null)
    .executeTakeFirst()
  if (open) throw new Refusal('LOAN_ACTIVE')
}

/**
 * Returns the coin and the quantity of the collateral that an application requires. The quantity is amount / (initial
 * loan-to-value limit × current index price), rounded up.
 */
function collateralOf(
  { index }: Pick<TxExchange, 'index'>,
  { ltv, collateral_coins }: GoodsRow,
  { amount, collateral_coin }: Application,
): Pick<LoanRow, 'collateral_coin' | 'collateral_qty'> {
  const price = collateral_coin === undefined ? null : usdtPrice(index, collateral_coin)
  if (ltv === null && collateral_coin === undefined) return { collateral_coin: null, collateral_qty: null }
  if (ltv === null || collateral_coin === undefined || !collateral_coins.includes(collateral_coin) || !price)
    throw new Refusal('COLLATERAL_UNSUPPORTED', { field: 'collateral_coin' })
  return { collateral_coin, collateral_qty: toUnits(requiredCollateral(amount, price, ltv)) }
}
