import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { apply } from '../../features/loans/apply-loan.ts'
import type { checkCollateral } from '../../features/loans/loan-collateral.ts'
import { type balanceAt, isPaidOut } from '../../features/loans/loan-state.ts'
import { nextStep, type takeDueSteps } from '../../features/loans/loan-steps.ts'
import type { addCollateral, repay } from '../../features/loans/repay-loan.ts'
import { least } from './finance-model.ts'
import type { Answers, Difference, FinanceContext, FinanceProduct, ModelMember } from './finance-product.ts'
import {
  charge,
  dues,
  isOpen,
  type ModelLoan,
  mustSell,
  repayModel,
  stepModel,
  tickModel,
} from './loan-model.ts'
import { financeOf, spotOf } from './model-money.ts'
import { COINS } from './price-path.ts'
import { refusalOf, text } from './term-simulation.ts'

interface LoanModules {
  apply: typeof apply
  addCollateral: typeof addCollateral
  repay: typeof repay
  checkCollateral: typeof checkCollateral
  takeDueSteps: typeof takeDueSteps
  balanceAt: typeof balanceAt
}

/** Seeded loan terms by number of days, each with its daily rate in millionths and its grace days. */
const TERMS: Record<number, { rate: bigint; grace: number }> = {
  7: { rate: 400n, grace: 3 },
  14: { rate: 450n, grace: 3 },
  30: { rate: 500n, grace: 7 },
  90: { rate: 550n, grace: 7 },
}
/** Ids of the two seeded loan products: first without collateral, then with collateral. */
const [PLAIN, SECURED] = [1, 2]
const REVIEW_MS = 15_000

/**
 * Simulates loans with and without collateral: payouts, repayments, margin calls, sales of collateral, defaults and
 * collections.
 */
export function loanSimulation(context: FinanceContext, modules: LoanModules): FinanceProduct {
  const { dice, members, money, prices } = context
  const loans: ModelLoan[] = []
  /** Number of published prices against which the collateral has been checked so far. */
  let checked = 0
  let exchange: ServerExchange
  const now = () => exchange.clock.now()
  const tickOf = (coin: string) => ({ ts: prices.ticks.at(-1)?.ts ?? 0, cents: prices.latest(coin) })
  const takeStepsOf = (loan: ModelLoan) => stepModel(loan, now(), tickOf, money)

  const attempt = async <T>(work: (tx: Tx) => Promise<T>): Promise<{ refusal: string | null; view?: T }> => {
    try {
      return { refusal: null, view: await exchange.database.transaction(work) }
    } catch (error) {
      return { refusal: refusalOf(error) }
    }
  }
  const borrow = async (member: ModelMember): Promise<Answers> => {
    const term_days = dice.pick([7, 14, 30, 90])
    const coin = dice.pick([undefined, ...COINS])
    const amount = dice.chance(4) ? '99' : String(100 + dice.below(dice.chance(15) ? 60_000 : 8_000))
    const goods_id = coin ? SECURED : PLAIN
    const asked = { goods_id, amount, term_days, agree: true, trade_password: '123456' }
    const { refusal, view } = await attempt((tx) =>
      modules.apply(exchange, tx, member.id, coin ? { ...asked, collateral_coin: coin } : asked),
    )
    // The amount of collateral is loan amount / (0.65 × price), rounded up.
    const quantity = coin ? ceil(toUnits(amount) * 10_000n, 65n * prices.latest(coin)) : 0n
    const expected = refusalOfLoan(member, coin, Number(amount), quantity)
    if (view) {
      if (coin) money.move(spotOf(member.id), financeOf(member.id), coin, quantity)
      loans.push({
        ...{ order_no: view.order_no, member, coin: coin ?? null, quantity, amount: toUnits(amount) },
        ...{ ...TERMS[term_days]!, term: term_days, status: 'review', disbursed: 0, changed: now() },
        ...{ principal: 0n, interest: 0n, penalty: 0n, charged: 0, overdue: 0 },
        ...{ stepAt: now() + REVIEW_MS, called: false },
      })
    }
    return { action: coin ? 'borrow on collateral' : 'borrow', actual: refusal, expected }
  }
  const refusalOfLoan = (member: ModelMember, coin: string | undefined, amount: number, quantity: bigint) => {
    if (!coin && member.credit < 60) return 'CREDIT_TOO_LOW'
    if (amount < 100 || amount > (coin ? 50_000 : 500 * member.credit)) return 'LOAN_RANGE'
    const isActive = (one: ModelLoan) => one.member === member && !one.coin && one.status !== 'repaid'
    if (!coin) return loans.some(isActive) ? 'LOAN_ACTIVE' : null
    return money.of(spotOf(member.id), coin) < quantity ? 'INSUFFICIENT_BALANCE' : null
  }
  /**
   * Applies the due changes of a loan in the model, then the given change. If the given change is refused,
   * undoes the due changes too, as the sandbox's transaction does. A change is refused if a published price requires the
   * sale of the collateral. Returns the expected error code.
   */
  const change = (loan: ModelLoan, work: () => string | null): string | null => {
    const restore = money.save()
    const [before, { credit }] = [{ ...loan }, loan.member]
    const coin = loan.coin ?? ''
    const isSaleDue = prices.ticks
      .slice(checked)
      .some(({ ts, cents }) => mustSell(loan, { ts, cents: cents[coin] ?? 0n }))
    takeStepsOf(loan)
    const refusal = isOpen(loan) && !isSaleDue ? work() : 'LOAN_NOT_REPAYABLE'
    if (refusal === null) return null
    restore()
    Object.assign(loan, before)
    loan.member.credit = credit
    return refusal
  }
  const secure = async (loan: ModelLoan): Promise<Answers> => {
    const quantity = `0.0${1 + dice.below(9)}`
    const { order_no, member } = loan
    const { refusal } = await attempt((tx) =>
      modules.addCollateral(exchange, tx, member.id, { order_no, quantity }),
    )
    const expected = change(loan, () => {
      const { coin, status } = loan
      if (!coin || status === 'defaulted') return 'LOAN_NOT_REPAYABLE'
      const units = toUnits(quantity)
      if (money.of(spotOf(member.id), coin) < units) return 'INSUFFICIENT_BALANCE'
      money.move(spotOf(member.id), financeOf(member.id), coin, units)
      Object.assign(loan, { quantity: loan.quantity + units, called: false, changed: now() })
      return null
    })
    return { action: 'add collateral', actual: refusal, expected }
  }
  const pay = async (loan: ModelLoan): Promise<Answers> => {
    const isWhole = dice.chance(40)
    const amount: Decimal | 'full' = isWhole
      ? 'full'
      : fromUnits(BigInt(1 + dice.below(200_000_000)) * 1_000n)
    const { order_no, member } = loan
    const { refusal, view } = await attempt((tx) =>
      modules.repay(exchange, tx, member.id, { order_no, amount }),
    )
    let paid: bigint | null = null
    const expected = change(loan, () => {
      charge(loan, now())
      const { payoff } = dues(loan)
      const offered = amount === 'full' ? payoff : toUnits(amount)
      if (money.of(spotOf(member.id), 'USDT') < least(offered, payoff)) return 'INSUFFICIENT_BALANCE'
      paid = repayModel(loan, offered, now(), money)
      return null
    })
    const action = isWhole ? 'repay' : 'repay in part'
    const said = view ? String(toUnits(view.repayment.paid)) : refusal
    const done = said === String(paid) ? null : said
    return { action, actual: refusal ?? done, expected: expected ?? null }
  }

  return {
    open(given) {
      exchange = given
    },
    // The exchange creates its loan products itself, so the simulation adds none to the database.
    seed: async () => {},
    async act() {
      const member = members[dice.below(members.length)]!
      const open = loans.filter((loan) => loan.member === member && (isOpen(loan) || dice.chance(5)))
      const loan = open[dice.below(Math.max(1, open.length))]
      if (!loan || dice.chance(40)) return borrow(member)
      return loan.coin && dice.chance(30) ? secure(loan) : pay(loan)
    },
    async runJobs() {
      await modules.checkCollateral(exchange)
      await modules.takeDueSteps(exchange)
    },
    runModel() {
      for (const { ts, cents } of prices.ticks.slice(checked))
        for (const loan of loans)
          if (loan.coin) tickModel(loan, { ts, cents: cents[loan.coin]! }, now(), money)
      checked = prices.ticks.length
      for (const loan of [...loans].sort((a, b) => a.stepAt - b.stepAt)) takeStepsOf(loan)
    },
    nextDue: () => nextStep(exchange.database.db),
    differences: (reader) => compareLoans(reader, loans, modules, now()),
    async events(reader) {
      const sales = await reader.selectFrom('loan_liquidations').select('loan_id').execute()
      return { liquidations: sales.length }
    },
  }
}

const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b

async function compareLoans(
  reader: Reader,
  loans: readonly ModelLoan[],
  { balanceAt }: LoanModules,
  now: number,
): Promise<Difference[]> {
  const rows = await reader.selectFrom('loans').selectAll().execute()
  const found = new Map(
    rows.map((row) => {
      const { order_no, status, principal, collateral_qty, margin_called } = row
      const exact = isPaidOut(row) ? balanceAt(row, now) : { interest: '0', penalty: '0' }
      const debt = { interest: exactMicros(exact.interest), penalty: exactMicros(exact.penalty) }
      return [order_no, { status, principal, ...debt, quantity: collateral_qty ?? 0n, called: margin_called }]
    }),
  )
  const scores = await reader.selectFrom('members').select(['id', 'credit_score']).execute()
  const members = new Set(loans.map(({ member }) => member))
  return [
    ...loans.map((loan) => {
      charge(loan, now)
      const { order_no, status, principal, quantity } = loan
      const debt = isOpen(loan) ? loan : { interest: 0n, penalty: 0n }
      const { interest, penalty } = debt
      const called = loan.called && isOpen(loan)
      const expected = { status, principal, interest, penalty, quantity, called }
      return { what: `loan ${order_no}`, expected, actual: found.get(order_no) }
    }),
    ...[...members].map(({ id, credit }) => ({
      what: `credit score of ${id}`,
      expected: credit,
      actual: scores.find((one) => one.id === id)?.credit_score,
    })),
  ].filter(({ expected, actual }) => text(expected) !== text(actual))
}

/**
 * Converts an exact amount to units of 1e-14, the precision of the model. Returns an amount with more than 14 decimals
 * as the unchanged text.
 */
function exactMicros(exact: Decimal): bigint | string {
  const [whole = '0', part = ''] = exact.split('.')
  return part.length > 14 ? exact : BigInt(whole + part.padEnd(14, '0'))
}
