import { edit, type FaultSet } from '../injected-fault.ts'

const PRODUCT = 'products/term-product.ts'
const PLANS = 'features/ai/ai-plans.ts'

/** Injected faults of AI orders. */
export const aiFaults: FaultSet = {
  folders: ['products/', 'features/ai/'],
  faults: {
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
  },
}
