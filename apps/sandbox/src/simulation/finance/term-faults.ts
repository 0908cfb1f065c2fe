import { edit, type FaultSet } from '../injected-fault.ts'
import type { FinanceModules, ProductName } from './simulated-products.ts'

const BOOKING = 'products/term-booking.ts'
const OFFERS = 'products/offers.ts'
const PRODUCT = 'products/term-product.ts'
const WEALTH = 'features/wealth/wealth-rules.ts'
const SAVINGS = 'features/savings/savings-rules.ts'
const PLANS = 'features/ai/ai-plans.ts'
const LOAN = 'features/loans/loan-state.ts'
const COLLATERAL = 'features/loans/loan-collateral.ts'
const ACCEPT = 'features/convert/accept-quote.ts'

/**
 * Injected faults of wealth, pledge and savings. Each fault is a list of edits of the source code of these products.
 */
const termFaults = {
  append_earns_on_its_day: [
    edit(
      WEALTH,
      'lots.map(({ date, amount }) => ({ date,',
      'lots.map(({ date, amount }) => ({ date: before(date),',
    ),
    edit(
      WEALTH,
      'export const wealthRules',
      `const before = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)\nexport const wealthRules`,
    ),
  ],
  append_on_maturity_date: [edit(PRODUCT, 'today() >= maturity', 'today() > maturity')],
  claw_back_forgotten: [
    edit(PRODUCT, 'const sum = kept.clawback + kept.penalty', 'kept.clawback = 0n\nconst sum = kept.penalty'),
  ],
  copies_oversold: [
    edit(
      OFFERS,
      'sold_copies: offer.sold_copies + copies',
      'sold_copies: offer.sold_copies + Math.min(copies, 1)',
    ),
  ],
  day_lost_after_downtime: [
    edit(
      BOOKING,
      'return last === null ? null : addDays(last, 1)',
      `if (last === null) return null
       const [first, due] = [addDays(last, 1), lastDueDate(clock.now())]
       return first < due ? due : first`,
    ),
  ],
  day_paid_twice_after_downtime: [
    edit(
      BOOKING,
      'if (changes.income && amount !== 0n)',
      `if (changes.income && amount !== 0n && date < lastDueDate(clock.now()))
         await ledger.post(tx, incomePosting(position, changes.income, amount))
       if (changes.income && amount !== 0n)`,
    ),
  ],
  ended_offer_sells: [edit(OFFERS, "status === null || status === 'ended'", 'status === null')],
  fixed_interest_a_day_early: [
    edit(SAVINGS, 'if (date !== maturityDate(position))', 'if (addDays(date, 1) !== maturityDate(position))'),
  ],
  fixed_interest_by_day: [
    edit(
      SAVINGS,
      'amount: termInterest(position, term_days)',
      'amount: BigInt(term_days) * termInterest(position, 1)',
    ),
  ],
  income_on_first_day: [edit(SAVINGS, 'if (earned <= start_date)', 'if (earned < start_date)')],
  income_on_pledge_day: [
    edit(PRODUCT, 'startDate = date', 'startDate = new Date(now - 86_400_000).toISOString().slice(0, 10)'),
  ],
  limit_without_appended_lots: [
    edit(PRODUCT, "await refuseAmount(tx, { memberId, offer, amount, field: 'amount' })", ''),
  ],
  matures_a_day_late: [edit(BOOKING, 'date >= maturity', 'date > maturity')],
  penalty_forgotten: [
    edit(PRODUCT, 'const sum = kept.clawback + kept.penalty', 'kept.penalty = 0n\nconst sum = kept.clawback'),
  ],
  principal_twice: [
    edit(
      BOOKING,
      'releasePosting(position, changes.back, { principal, payout })',
      'releasePosting(position, changes.back, { principal, payout: payout + principal })',
    ),
  ],
  redeemed_part_earns: [
    edit(
      SAVINGS,
      'return dayBefore(position, date)',
      'return dayBefore({ ...position, principal: _lots.reduce((sum, lot) => sum + lot.amount, 0n) }, date)',
    ),
  ],
  redemption_without_bookings: [
    edit(
      PRODUCT,
      'await lockRunning(tx, memberId, order_no, today())',
      "await lockRunning(tx, memberId, order_no, '')",
    ),
  ],
  rounded_down_twice: [
    edit(
      WEALTH,
      'amount: toUnits(pledgeIncome(pledgeOrder(position, lots), date))',
      'amount: toUnits(pledgeIncome(pledgeOrder(position, lots), date)) - 1n',
    ),
  ],
  rounded_over_all_lots: [
    edit(
      WEALTH,
      'pledgeIncome(pledgeOrder(position, lots), date)',
      `pledgeIncome(
         pledgeOrder(position, [
           { date: position.start_date, amount: lots.filter((lot) => lot.date < date).reduce((sum, lot) => sum + lot.amount, 0n) },
         ]),
         date,
       )`,
    ),
  ],
} as const satisfies FaultSet['faults']

/** Injected faults of loans. */
const loanFaults = {
  collateral_kept_in_part: [edit(LOAN, '-(loan.collateral_qty ?? 0n)', '1n - (loan.collateral_qty ?? 0n)')],
  collateral_twice: [edit(LOAN, '-(loan.collateral_qty ?? 0n)', '-2n * (loan.collateral_qty ?? 0n)')],
  interest_on_repaid_principal: [
    edit(
      LOAN,
      'return accrueLoan(loan, stored, Math.max(at, loan.changed_at))',
      `const full = { ...stored, principal: fromUnits(loan.amount) }
       return { ...accrueLoan(loan, full, Math.max(at, loan.changed_at)), principal: stored.principal }`,
    ),
  ],
  last_day_lost: [
    edit(LOAN, 'Math.max(at, loan.changed_at))', 'Math.max(at, loan.changed_at) - 86_400_000)'),
  ],
  liquidation_fee_lost: [
    edit(COLLATERAL, 'amount: -proceeds }', 'amount: fee - proceeds }'),
    edit(COLLATERAL, 'coin, amount: fee }', 'coin, amount: 0n }'),
  ],
  loan_interest_rounded_down: [
    edit(
      LOAN,
      'repayLoan(balanceAt(loan, now), payment.amount)',
      `repayLoan(
         { ...balanceAt(loan, now), interest: balanceAt(loan, now).interest.replace(/([.]\\d{8})\\d+$/, '$1') },
         payment.amount,
       )`,
    ),
  ],
  overdue_at_normal_rate: [
    edit(LOAN, 'accrueLoan(loan, stored', "accrueLoan({ ...loan, overdue_multiplier: '1' }, stored"),
  ],
  principal_before_interest: [
    edit(LOAN, 'repayLoan(balanceAt(loan, now)', 'principalFirst(balanceAt(loan, now)'),
    edit(
      LOAN,
      'export const dueAt =',
      `function principalFirst({ interest, penalty, ...rest }: LoanBalance, offered: Decimal | 'full') {
         const first = repayLoan({ ...rest, interest: '0', penalty: '0' }, offered)
         const left = offered === 'full' ? 'full' : sub(offered, first.repayment.paid)
         const second = repayLoan({ ...first.balance, interest, penalty }, left)
         const { paid: principal } = first.repayment
         const paid = fromUnits(toUnits(principal) + toUnits(second.repayment.paid))
         return { balance: second.balance, repayment: { ...second.repayment, paid, paid_principal: principal } }
       }
       export const dueAt =`,
    ),
  ],
  repayment_day_twice: [
    edit(
      LOAN,
      'penalty, days_charged, overdue_days }\n  return',
      'penalty, days_charged: Math.max(0, days_charged - 1), overdue_days }\n  return',
    ),
  ],
  rest_of_sale_kept: [
    edit(
      COLLATERAL,
      'toUnits(sale.fee), toUnits(sale.returned)]',
      'toUnits(sale.fee) + toUnits(sale.returned), 0n]',
    ),
  ],
  sold_too_late: [edit(LOAN, 'price, loan.ltv)', "price, { ...loan.ltv, liquidation: '0.9' })")],
} as const satisfies FaultSet['faults']

/** Injected faults of AI orders. */
const aiFaults = {
  compounds_every_day: [edit(PLANS, '(day - 1) % position.terms.cycle_days === 0', 'day > 0')],
  draw_without_price: [
    edit(PLANS, 'aiDraw(terms, order_no, day, tick_price)', 'aiDraw(terms, order_no, day)'),
  ],
  fee_of_winning_day_forgotten: [edit(PLANS, 'terms.fee_rate)\n', "'0')\n")],
  finishes_a_day_late: [edit(PRODUCT, 'dayNumber(due) + 1', 'dayNumber(due) + 2')],
  last_minute_starts_today: [edit('features/ai/start-date.ts', 'paidAt + LAST_MINUTE_MS', 'paidAt')],
  loops_without_result: [
    edit(PLANS, 'return position.principal + position.accrued', 'return position.principal'),
  ],
  loss_forgiven: [
    edit(
      PLANS,
      'principal, accrued }) => principal + accrued',
      'principal, accrued }) => principal + (accrued < 0n ? 0n : accrued)',
    ),
  ],
  price_of_the_booking: [edit(PLANS, 'dayNumber(date) * DAY_MS)', 'dayNumber(date) * DAY_MS + 600_000)')],
} as const satisfies FaultSet['faults']

/** Injected faults of conversions. */
const convertFaults = {
  credited_too_much: [
    edit(
      ACCEPT,
      'const { from_coin, to_coin, from_amount, to_amount, rate } = quote',
      'const { from_coin, to_coin, from_amount, rate } = quote\n  const to_amount = quote.to_amount + 1n',
    ),
  ],
  quote_accepted_late: [edit(ACCEPT, 'quote.expire_at <= now', 'quote.expire_at + 60_000 <= now')],
  quote_accepted_twice: [edit(ACCEPT, '.set({ used: true })', '.set({ used: false })')],
  spread_forgotten: [
    edit(
      'features/convert/conversion.ts',
      'convertQuote(priceFrom, priceTo, stated, terms)',
      "convertQuote(priceFrom, priceTo, stated, { ...terms, spread: '0' })",
    ),
  ],
} as const satisfies FaultSet['faults']

const faults = { ...termFaults, ...loanFaults, ...aiFaults, ...convertFaults }
export type FinanceFault = keyof typeof faults

export const financeFaults: FaultSet = {
  folders: [
    'products/',
    'features/wealth/',
    'features/savings/',
    'features/loans/',
    'features/ai/',
    'features/convert/',
  ],
  faults,
}

const namesOf = <Faults extends object>(faults: Faults) => Object.keys(faults) as (keyof Faults)[]

/** Groups of faults, each with the products whose simulation must detect the faults. */
export const financeFaultSets: { products: ProductName[]; faults: FinanceFault[] }[] = [
  { products: ['wealth', 'savings'], faults: namesOf(termFaults) },
  { products: ['loans'], faults: namesOf(loanFaults) },
  { products: ['AI'], faults: namesOf(aiFaults) },
  { products: ['convert'], faults: namesOf(convertFaults) },
]

/**
 * Loads a copy of the finance modules with an injected fault. Works only in tests, because it needs the Vitest plugin
 * `faultPlugin`.
 */
export async function faultyFinance(fault: FinanceFault): Promise<FinanceModules> {
  const load = async (file: string) => import(/* @vite-ignore */ `../../${file}.ts?fault=${fault}`)
  const { openTermProduct } = await load('products/term-product')
  const { wealthRules } = await load('features/wealth/wealth-rules')
  const { savingsRules } = await load('features/savings/savings-rules')
  const { openAiPlans } = await load('features/ai/ai-plans')
  const { createDraft } = await load('features/ai/create-draft')
  const { payDraft, finishOrder } = await load('features/ai/submit-order')
  const { apply } = await load('features/loans/apply-loan')
  const { addCollateral, repay } = await load('features/loans/repay-loan')
  const { checkCollateral } = await load('features/loans/loan-collateral')
  const { takeDueSteps } = await load('features/loans/loan-steps')
  const { balanceAt } = await load('features/loans/loan-state')
  const { giveQuote } = await load('features/convert/give-quote')
  const { acceptQuote } = await load('features/convert/accept-quote')
  return {
    ...{ openTermProduct, wealthRules, savingsRules },
    loans: { apply, addCollateral, repay, checkCollateral, takeDueSteps, balanceAt },
    ai: { openAiPlans, createDraft, payDraft, finishOrder },
    convert: { giveQuote, acceptQuote },
  }
}
