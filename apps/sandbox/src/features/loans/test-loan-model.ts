/**
 * An independent computation of loans, by a loop over days and without the formulas of the SDK. Amounts in units
 * of 1e-8, exact charges in units × 1e-6, prices in cents.
 */
const DAY = 86_400_000
const MICRO = 1_000_000n

export interface ModelMember {
  id: number
  credit: number
  /** Spot balances in units by coin. */
  spot: Record<string, bigint>
}

export interface ModelLoan {
  order_no: string
  member: ModelMember
  coin: string | null
  quantity: bigint
  amount: bigint
  /** Daily rate in millionths. */
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
  called: boolean
}

/** Balances of the exchange's accounts that loans change, in units of USDT. */
export interface ModelHouse {
  fee: bigint
  interest: bigint
  loan: bigint
}

const up = (exact: bigint, by: bigint) => (exact + by - 1n) / by
export const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** Returns the part of a debt by kind, rounded up. */
export const dues = ({ principal, interest, penalty }: ModelLoan) => {
  const due = { interest: up(interest, MICRO), penalty: up(penalty, MICRO) }
  return { ...due, payoff: principal + due.interest + due.penalty }
}

export const isOpen = ({ status }: ModelLoan) => ['repaying', 'overdue', 'defaulted'].includes(status)
const due = ({ disbursed, term }: ModelLoan) => disbursed + term * DAY

/** Charges every day that has started, one after the other. */
export function charge(loan: ModelLoan, at: number): void {
  if (!isOpen(loan)) return
  const { disbursed, principal, rate } = loan
  while (loan.charged < loan.term && (loan.charged === 0 || at > disbursed + loan.charged * DAY)) {
    loan.interest += principal * rate
    loan.charged++
  }
  while (at > due(loan) + loan.overdue * DAY) {
    loan.penalty += principal * rate * 3n
    loan.overdue++
  }
}

/** Pays penalty, then interest, then principal; returns the amount paid. */
export function pay(loan: ModelLoan, offered: bigint, house: ModelHouse): bigint {
  const owed = dues(loan)
  const paid = least(offered, owed.payoff)
  const penalty = least(paid, owed.penalty)
  const interest = least(paid - penalty, owed.interest)
  const principal = paid - penalty - interest
  loan.penalty = penalty === owed.penalty ? 0n : loan.penalty - penalty * MICRO
  loan.interest = interest === owed.interest ? 0n : loan.interest - interest * MICRO
  loan.principal -= principal
  house.interest += penalty + interest
  house.loan += principal
  loan.called = false
  return paid
}

const credit = ({ member }: ModelLoan, points: number) => {
  member.credit = Math.min(100, Math.max(0, member.credit + points))
}

/** Ends a loan whose debt is paid, and returns the collateral unless it was sold. */
export function endIfPaid(loan: ModelLoan, sold: boolean): boolean {
  if (dues(loan).payoff > 0n) return false
  const { coin, member, quantity, status } = loan
  if (coin && !sold && status !== 'defaulted') member.spot[coin] = (member.spot[coin] ?? 0n) + quantity
  loan.status = 'repaid'
  loan.stepAt = Number.POSITIVE_INFINITY
  return true
}

/** Repays by the member. */
export function repayModel(loan: ModelLoan, offered: bigint, house: ModelHouse): bigint {
  const onTime = loan.status === 'repaying'
  const paid = pay(loan, offered, house)
  loan.member.spot.USDT = (loan.member.spot.USDT ?? 0n) - paid
  if (endIfPaid(loan, false) && onTime) credit(loan, 5)
  return paid
}

function fail(loan: ModelLoan, now: number): void {
  credit(loan, -30)
  loan.status = 'defaulted'
  loan.stepAt = now + DAY
}

/** Sells the collateral at 99 % of a price in cents. */
function sell(loan: ModelLoan, cents: bigint, now: number, house: ModelHouse): void {
  const proceeds = (loan.quantity * cents * 99n) / 10_000n
  const fee = up(proceeds, 100n)
  house.fee += fee
  const paid = pay(loan, proceeds - fee, house)
  loan.member.spot.USDT = (loan.member.spot.USDT ?? 0n) + proceeds - fee - paid
  if (!endIfPaid(loan, true) && loan.status !== 'defaulted') fail(loan, now)
}

/** Checks collateral at a published price in cents. */
export function tickModel(loan: ModelLoan, cents: bigint, now: number, house: ModelHouse): void {
  if (!loan.coin || (loan.status !== 'repaying' && loan.status !== 'overdue')) return
  charge(loan, now)
  // debt / value ≥ limit / 100, without rounding; relieved when the ratio, rounded to 2 decimals, is 65 %.
  const [debt, value] = [dues(loan).payoff * 10_000n, loan.quantity * cents]
  if (debt >= value * 83n) sell(loan, cents, now, house)
  else if (debt >= value * 75n) loan.called = true
  else if ((200n * debt + value) / (2n * value) <= 6_500n) loan.called = false
}

/** Takes all due steps of a loan. */
export function stepModel(
  loan: ModelLoan,
  now: number,
  cents: Record<string, bigint>,
  house: ModelHouse,
): void {
  while (loan.stepAt <= now) {
    charge(loan, now)
    if (loan.status === 'review') {
      const fee = up(loan.amount, 100n)
      Object.assign(loan, { status: 'repaying', disbursed: now, principal: loan.amount })
      loan.member.spot.USDT = (loan.member.spot.USDT ?? 0n) + loan.amount - fee
      house.loan -= loan.amount
      house.fee += fee
      loan.stepAt = due(loan) + 1
    } else if (loan.status === 'repaying') {
      credit(loan, -10)
      loan.status = 'overdue'
      loan.stepAt = due(loan) + loan.grace * DAY + 1
    } else if (loan.status === 'overdue') {
      fail(loan, now)
      if (loan.coin) sell(loan, cents[loan.coin] ?? 0n, now, house)
      else collect(loan, house)
    } else {
      while (loan.stepAt <= now) loan.stepAt += DAY
      collect(loan, house)
    }
  }
}

function collect(loan: ModelLoan, house: ModelHouse): void {
  const available = loan.member.spot.USDT ?? 0n
  if (available === 0n) return
  loan.member.spot.USDT = available - pay(loan, available, house)
  endIfPaid(loan, false)
}
