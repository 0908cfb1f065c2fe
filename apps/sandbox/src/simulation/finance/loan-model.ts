import { DAY_MS } from '@bourselet/sdk/money'
import { least } from './finance-model.ts'
import type { ModelMember } from './finance-product.ts'
import { financeOf, type ModelMoney, spotOf } from './model-money.ts'

/**
 * Number of 1e-14 units in a 1e-8 unit. Amounts are in units of 1e-8, exact charges in units of 1e-14. The reference
 * model of loans in this file computes charges day by day, without the formulas of the SDK. Its prices are in cents.
 */
const MICRO = 1_000_000n

export interface ModelLoan {
  order_no: string
  member: ModelMember
  coin: string | null
  quantity: bigint
  amount: bigint
  /** Daily rate of interest in millionths. */
  rate: bigint
  term: number
  grace: number
  status: string
  disbursed: number
  principal: bigint
  interest: bigint
  penalty: bigint
  charged: number
  overdue: number
  stepAt: number
  /** Time of the last change of debt or collateral. Prices published earlier are not checked against the loan. */
  changed: number
  called: boolean
}

/** A published price in US cents. */
interface Tick {
  ts: number
  cents: bigint
}

const up = (exact: bigint, by: bigint) => (exact + by - 1n) / by

/** Returns the interest and penalty of a loan, each rounded up, and the payoff amount. */
export const dues = ({ principal, interest, penalty }: ModelLoan) => {
  const due = { interest: up(interest, MICRO), penalty: up(penalty, MICRO) }
  return { ...due, payoff: principal + due.interest + due.penalty }
}

export const isOpen = ({ status }: ModelLoan) => ['repaying', 'overdue', 'defaulted'].includes(status)
const due = ({ disbursed, term }: ModelLoan) => disbursed + term * DAY_MS

/** Charges the interest or the penalty of every started day up to `at` to the loan, day by day. */
export function charge(loan: ModelLoan, at: number): void {
  if (!isOpen(loan)) return
  const { disbursed, principal, rate } = loan
  while (loan.charged < loan.term && (loan.charged === 0 || at > disbursed + loan.charged * DAY_MS)) {
    loan.interest += principal * rate
    loan.charged++
  }
  while (at > due(loan) + loan.overdue * DAY_MS) {
    loan.penalty += principal * rate * 3n
    loan.overdue++
  }
}

/** Pays penalty, interest and principal, in this order, from an account of the model. Returns the amount paid. */
function pay(loan: ModelLoan, offered: bigint, money: ModelMoney, from: string): bigint {
  const owed = dues(loan)
  const paid = least(offered, owed.payoff)
  const penalty = least(paid, owed.penalty)
  const interest = least(paid - penalty, owed.interest)
  const principal = paid - penalty - interest
  loan.penalty = penalty === owed.penalty ? 0n : loan.penalty - penalty * MICRO
  loan.interest = interest === owed.interest ? 0n : loan.interest - interest * MICRO
  loan.principal -= principal
  money.move(from, 'sys:interest', 'USDT', penalty + interest)
  money.move(from, 'sys:loan', 'USDT', principal)
  loan.called = false
  return paid
}

const credit = ({ member }: ModelLoan, points: number) => {
  member.credit = Math.min(100, Math.max(0, member.credit + points))
}

/**
 * Ends a loan if its debt is paid, and releases its collateral unless that was sold. Returns true if the loan ended.
 */
function endIfPaid(loan: ModelLoan, sold: boolean, money: ModelMoney): boolean {
  if (dues(loan).payoff > 0n) return false
  const { coin, member, quantity, status } = loan
  if (coin && !sold && status !== 'defaulted')
    money.move(financeOf(member.id), spotOf(member.id), coin, quantity)
  loan.status = 'repaid'
  loan.stepAt = Number.POSITIVE_INFINITY
  return true
}

/** Repays up to `offered` of a loan from the member's spot wallet. Returns the amount paid. */
export function repayModel(loan: ModelLoan, offered: bigint, now: number, money: ModelMoney): bigint {
  const onTime = loan.status === 'repaying'
  const paid = pay(loan, offered, money, spotOf(loan.member.id))
  loan.changed = now
  if (endIfPaid(loan, false, money) && onTime) credit(loan, 5)
  return paid
}

function fail(loan: ModelLoan, now: number): void {
  credit(loan, -30)
  loan.status = 'defaulted'
  loan.stepAt = now + DAY_MS
}

/**
 * Sells the collateral of a loan at 99 % of a price in cents, and pays the debt from the proceeds, then from the
 * spot wallet.
 */
function sell(loan: ModelLoan, cents: bigint, now: number, money: ModelMoney): void {
  charge(loan, now)
  const proceeds = (loan.quantity * cents * 99n) / 10_000n
  const fee = up(proceeds, 100n)
  money.move(financeOf(loan.member.id), 'sys:convert', loan.coin ?? '', loan.quantity)
  money.move('sys:convert', 'sys:fee', 'USDT', fee)
  const paid = pay(loan, proceeds - fee, money, 'sys:convert')
  money.move('sys:convert', spotOf(loan.member.id), 'USDT', proceeds - fee - paid)
  loan.changed = now
  if (endIfPaid(loan, true, money)) return
  if (loan.status !== 'defaulted') fail(loan, now)
  collect(loan, now, money)
}

/** Returns true if a published price requires a sale: a loan's debt is at least 83 % of its collateral's value. */
export function mustSell(loan: ModelLoan, { ts, cents }: Tick): boolean {
  if (!loan.coin || (loan.status !== 'repaying' && loan.status !== 'overdue') || ts < loan.changed)
    return false
  const charged = { ...loan }
  charge(charged, ts)
  return dues(charged).payoff * 10_000n >= loan.quantity * cents * 83n
}

/**
 * Checks the collateral of a loan against a published price. Starts or ends a margin call, or sells the
 * collateral.
 */
export function tickModel(loan: ModelLoan, { ts, cents }: Tick, now: number, money: ModelMoney): void {
  if (!loan.coin || (loan.status !== 'repaying' && loan.status !== 'overdue') || ts < loan.changed) return
  charge(loan, ts)
  // The ratio debt / value is compared without rounding with two limits: 75 % (margin call) and 83 % (sale of the
  // collateral). A margin call ends when the ratio in percent, rounded to 2 decimals, is at most 65 %.
  const [debt, value] = [dues(loan).payoff * 10_000n, loan.quantity * cents]
  if (debt >= value * 83n) sell(loan, cents, now, money)
  else if (debt >= value * 75n) loan.called = true
  else if ((200n * debt + value) / (2n * value) <= 6_500n) loan.called = false
}

/**
 * Applies all due changes of a loan: pays it out, marks it as overdue, marks it as defaulted, or collects its debt.
 * When a loan with collateral defaults, sells the collateral at a price of the last two seconds, or waits for the next
 * price if there is none.
 */
export function stepModel(
  loan: ModelLoan,
  now: number,
  tickOf: (coin: string) => Tick,
  money: ModelMoney,
): void {
  while (loan.stepAt <= now) {
    charge(loan, now)
    if (loan.status === 'review') {
      const fee = up(loan.amount, 100n)
      Object.assign(loan, { status: 'repaying', disbursed: now, changed: now, principal: loan.amount })
      money.move('sys:loan', spotOf(loan.member.id), 'USDT', loan.amount - fee)
      money.move('sys:loan', 'sys:fee', 'USDT', fee)
      loan.stepAt = due(loan) + 1
    } else if (loan.status === 'repaying') {
      credit(loan, -10)
      loan.status = 'overdue'
      loan.stepAt = due(loan) + loan.grace * DAY_MS + 1
    } else if (loan.status === 'overdue') {
      const tick = loan.coin ? tickOf(loan.coin) : null
      if (tick && tick.ts < now - 2_000) return
      fail(loan, now)
      if (tick) sell(loan, tick.cents, now, money)
      else collect(loan, now, money)
    } else {
      while (loan.stepAt <= now) loan.stepAt += DAY_MS
      collect(loan, now, money)
    }
  }
}

function collect(loan: ModelLoan, now: number, money: ModelMoney): void {
  const spot = spotOf(loan.member.id)
  const available = money.of(spot, 'USDT')
  if (available === 0n) return
  pay(loan, available, money, spot)
  loan.changed = now
  endIfPaid(loan, false, money)
}
