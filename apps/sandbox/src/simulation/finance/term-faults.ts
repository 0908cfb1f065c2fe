import { edit, type FaultSet } from '../injected-fault.ts'

const BOOKING = 'products/term-booking.ts'
const OFFERS = 'products/offers.ts'
const PRODUCT = 'products/term-product.ts'
const WEALTH = 'features/wealth/wealth-rules.ts'
const SAVINGS = 'features/savings/savings-rules.ts'

/**
 * Injected faults of wealth, pledge and savings. Each fault is a list of edits of the source code of these products.
 */
export const termFaults: FaultSet = {
  folders: ['products/', 'features/wealth/', 'features/savings/'],
  faults: {
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
      edit(
        PRODUCT,
        'const sum = kept.clawback + kept.penalty',
        'kept.clawback = 0n\nconst sum = kept.penalty',
      ),
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
      edit(
        SAVINGS,
        'if (date !== maturityDate(position))',
        'if (addDays(date, 1) !== maturityDate(position))',
      ),
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
      edit(
        PRODUCT,
        'const sum = kept.clawback + kept.penalty',
        'kept.penalty = 0n\nconst sum = kept.clawback',
      ),
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
  },
}
